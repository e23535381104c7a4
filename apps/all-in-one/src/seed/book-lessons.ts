import { dayMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal, type RefusalCode } from '@somo/contracts/refusals';
import { isRequest } from '@somo/contracts/requests';
import { maxUnpaidBookings } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';
import pLimit from 'p-limit';
import { lessons, type DemoLesson } from './lessons.js';
import { accountOf, type SeedAccount, type SeedAccounts } from './create-accounts.js';
import { payLesson } from './pay-lesson.js';
import type { SeedAsk } from './seed-ask.js';
import type { Until } from './until.js';

const noLongerAvailable = new Set<RefusalCode>(['slot-taken', 'you-have-a-lesson-then', 'daily-limit-reached']);

/** Each teacher's open times as they were before the first lesson was booked. */
type OpenTimes = Map<string, Instant[]>;

/** What it takes to book the demo's lessons. */
interface Booking {
  ask: SeedAsk;
  accounts: SeedAccounts;
  now: () => number;
  until: Until;
}

/**
 * Books the demo's lessons for the students, at most two at a time for each; lessons that an interrupted run has booked are not booked
 * again.
 */
export async function bookLessons({ ask, accounts, now, until }: Booking): Promise<void> {
  const open: OpenTimes = new Map();
  for (const { teacher } of lessons)
    if (!open.has(teacher))
      open.set(teacher, await openTimes(ask, accountOf(accounts, teacher).userId, now() + 3 * dayMs, now() + 13 * dayMs));
  const students = [...new Set(lessons.map((lesson) => lesson.student))];
  await pLimit(6).map(students, async (student) => {
    const account = accountOf(accounts, student);
    const booked = async () => (await lessonsOf(ask, account)).filter(({ startsAt }) => fromInstant(startsAt) > now());
    const unpaid = async () => (await booked()).filter(({ paidAt, status }) => paidAt === null && status !== 'cancelled');
    // An interrupted run may have booked them without paying.
    for (const { id } of await unpaid()) await payLesson(ask, account, id);
    await until(async () => (await unpaid()).length === 0);
    const theirs = await unbookedLessons(ask, student, await booked(), accounts);
    while (theirs.length > 0)
      await Promise.all(theirs.splice(0, maxUnpaidBookings).map((lesson) => bookOne(lesson, { ask, accounts, open, until })));
  });
}

/**
 * Returns a student's lessons that are still to be booked, and cancels those that an interrupted run booked but did not cancel. Such a run
 * may also have booked the second of two lessons without the first.
 */
async function unbookedLessons(ask: SeedAsk, student: string, booked: LessonRecord[], accounts: SeedAccounts): Promise<DemoLesson[]> {
  const left = lessons.filter((lesson) => lesson.student === student);
  for (const { id, teacherId, status } of booked) {
    const withThem = left.filter(({ teacher }) => accountOf(accounts, teacher).userId === teacherId);
    const lesson = withThem.find(({ cancelled }) => (cancelled !== undefined) === (status === 'cancelled')) ?? withThem[0];
    if (!lesson) continue;
    left.splice(left.indexOf(lesson), 1);
    if (status !== 'cancelled') await cancelAsPlanned(ask, lesson, id, accounts);
  }
  return left;
}

/** Cancels a lesson that the demo shows as cancelled, on behalf of the person who cancels it there. */
export async function cancelAsPlanned(ask: SeedAsk, lesson: DemoLesson, bookingId: string, accounts: SeedAccounts): Promise<void> {
  if (lesson.cancelled) await ask(accountOf(accounts, lesson[lesson.cancelled]).token, 'booking.cancel-booking', { bookingId });
}

async function lessonsOf(ask: SeedAsk, student: SeedAccount): Promise<LessonRecord[]> {
  return (await ask(student.token, 'booking.list-lessons', { when: 'all', timeZone: 'UTC', limit: 100 })).items;
}

async function bookOne(lesson: DemoLesson, { ask, accounts, open, until }: Omit<Booking, 'now'> & { open: OpenTimes }): Promise<void> {
  const student = accountOf(accounts, lesson.student);
  const teacher = accountOf(accounts, lesson.teacher);
  const { forLearner } = lesson;
  const booked = await bookAtFirst(ask, { student, teacher, times: (open.get(lesson.teacher) ?? []).slice(lesson.nth), forLearner });
  if (!booked) return;
  // Wait for the payment before booking more, because the number of unpaid lessons per student is limited.
  await until(async () => (await ask(student.token, 'booking.get-lesson', { bookingId: booked.id })).paidAt !== null);
  await cancelAsPlanned(ask, lesson, booked.id, accounts);
}

interface Request {
  student: SeedAccount;
  teacher: SeedAccount;
  times: Instant[];
  forLearner?: true | undefined;
}

/**
 * Books and pays the first of `times` that is still available, because an interrupted run may have taken some. Returns undefined when the
 * student must pay for other lessons first, because a real provider takes no demo card.
 */
export async function bookAtFirst(ask: SeedAsk, { student, teacher, times, forLearner }: Request): Promise<LessonRecord | undefined> {
  const teacherId = teacher.userId;
  const { subjects, modules } = await ask(null, 'catalog.get-teacher-terms', { teacherId });
  const module = modules.find((one) => one.subject === subjects[0]);
  const learnerId = forLearner && (await ask(student.token, 'catalog.list-learners', {})).items[0]?.id;
  const wanted = { teacherId, subject: subjects[0], moduleId: module?.id, learnerId };
  for (const startsAt of times) {
    try {
      const booked = await ask(student.token, 'booking.book-lesson', { ...wanted, startsAt });
      if (isRequest(booked)) return undefined;
      await payLesson(ask, student, booked.id);
      return booked;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'too-many-unpaid') return undefined;
      if (!(error instanceof Refusal) || !noLongerAvailable.has(error.code)) throw error;
    }
  }
  throw new Error("The demo's lessons do not fit the default hours.");
}

/** Returns a teacher's open starts on the days (UTC) from `from` to `to`, which are epoch milliseconds. */
export async function openTimes(ask: SeedAsk, teacherId: string, from: number, to: number): Promise<Instant[]> {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const open = await ask(null, 'scheduling.list-open-slots', { teacherId, from: dayOf(from), to: dayOf(to), timeZone: 'UTC' });
  return (open?.days ?? []).flatMap((one) => one.slots.map((slot) => slot.startsAt));
}
