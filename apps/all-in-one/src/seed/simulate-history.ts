import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { PayoutMethod } from '@somo/contracts/payouts';
import { Refusal } from '@somo/contracts/refusals';
import { fromInstant } from '@somo/contracts/time';
import { reviewing } from './reviews.js';
import { bookAhead } from './book-ahead.js';
import { bookAtFirst, openTimes } from './book-lessons.js';
import { earlierMessages, type Writing } from './conversations.js';
import { accountOf, openSession, signedOut, type SeedAccount, type SeedAccounts } from './create-accounts.js';
import { documentSteps } from './documents.js';
import { bookJoinable, joinableBookedAt } from './joinable-lesson.js';
import { pastWeeks, type PastLesson } from './past-lessons.js';
import { askInVain, unansweredRequestAt } from './requests.js';
import { demoPassword, type SeedAsk } from './seed-ask.js';
import type { SimulatedTime } from './simulated-time.js';

interface PlannedStep {
  /** Epoch milliseconds. */
  at: number;
  act: () => Promise<unknown>;
}

const weekMs = 7 * dayMs;
/** The rest of the demo is made in these last minutes, in which what is due waits for nobody either. */
const beforePresentMs = 15 * minuteMs;

const payoutMethods: Record<string, PayoutMethod> = {
  kwame: { method: 'mobile_money', mobileNumber: '+233241234567', country: 'GH', network: 'mtn', accountHolder: 'Kwame Mensah' },
  wanjiru: { method: 'mobile_money', mobileNumber: '+254712345678', country: 'KE', network: 'm-pesa', accountHolder: 'Wanjiru Kamau' },
  fatou: { method: 'paypal', email: 'fatou@demo.somo.test' },
};

/** Returns when the demo's history starts. */
export const historyStart = (past: SimulatedTime): number => past.present() - pastWeeks.length * weekMs;

/**
 * Simulates the weeks before the demo: lessons are booked, paid, held, cancelled and reported, and teachers are paid, each at the right
 * time. Ends shortly before the present.
 */
export async function simulateHistory(writing: Writing, past: SimulatedTime, tokenOf: () => Promise<string>): Promise<void> {
  const { ask, accounts } = writing;
  for (const [username, to] of Object.entries(payoutMethods)) {
    const session = await openSession(ask, username);
    await ask(session.accessToken, 'payments.save-payout-method', { currentPassword: demoPassword, to });
    await signedOut(ask, session);
  }
  const documents = documentSteps({ ...writing, tokenOf, now: () => past.now() }, historyStart(past));
  for (const [week, lessons] of pastWeeks.entries()) {
    const start = historyStart(past) + week * weekMs;
    await past.advanceTo(start);
    if (past.isPresent()) return;
    const steps = await bookWeek(ask, accounts, lessons, past);
    steps.push(...documents.filter(({ at }) => at >= start && at < start + weekMs));
    if (week === pastWeeks.length - 1) {
      steps.push({ at: unansweredRequestAt(past), act: () => askInVain(ask, accounts, past) });
      steps.push(...earlierMessages(writing, past));
      steps.push({ at: joinableBookedAt(past), act: () => bookJoinable(ask, accounts, past) });
    }
    for (const { at, act } of steps.sort((a, b) => a.at - b.at)) {
      await past.advanceTo(at);
      if (past.isPresent()) return;
      await act().catch(ignoreAlreadyDone);
    }
  }
  await bookAhead(ask, accounts, past);
  await past.advanceTo(past.present() - beforePresentMs);
}

/** A lesson that could not be paid with the demo card is already cancelled. */
function ignoreAlreadyDone(error: unknown): void {
  if (
    !(error instanceof Refusal) ||
    !['lesson-not-cancellable', 'lesson-not-reportable', 'notes-not-allowed', 'lesson-not-completed'].includes(error.code)
  )
    throw error;
}

async function bookWeek(ask: SeedAsk, accounts: SeedAccounts, lessons: PastLesson[], past: SimulatedTime): Promise<PlannedStep[]> {
  const steps: PlannedStep[] = [];
  for (const lesson of lessons) {
    const [student, teacher] = [accountOf(accounts, lesson.student), accountOf(accounts, lesson.teacher)];
    // Far enough ahead to be cancelled in time, and over early enough for a problem to be reported.
    const [from, to] = [past.now() + 1.5 * dayMs, Math.min(past.now() + weekMs, past.present() - 4 * hourMs)];
    const open = (await openTimes(ask, teacher.userId, from, to)).filter((startsAt) => fromInstant(startsAt) < to);
    const first = lesson.nth < 0 ? open.length + lesson.nth : Math.min(lesson.nth, open.length - 1);
    const times = [...open.slice(first), ...open.slice(0, first).reverse()];
    const booked = await bookAtFirst(ask, { student, teacher, times, forLearner: lesson.forLearner });
    if (booked) steps.push(...stepsAfterBooking(ask, booked, lesson, { student, teacher }), ...attending(booked, lesson, past));
  }
  await past.advanceTo(past.now() + 60_000);
  return steps;
}

/** Both come to a lesson that is not cancelled; the teacher of one with a problem is late. */
function attending(booked: LessonRecord, { then }: PastLesson, past: SimulatedTime): PlannedStep[] {
  if (then !== undefined && then !== 'problem') return [];
  const lateMs = then === 'problem' ? 20 * minuteMs : minuteMs;
  return [{ at: fromInstant(booked.endsAt) + minuteMs, act: () => past.attend(booked, lateMs) }];
}

function stepsAfterBooking(
  ask: SeedAsk,
  booked: LessonRecord,
  { then, notes, ownNotes, review }: PastLesson,
  { student, teacher }: Record<'student' | 'teacher', SeedAccount>,
): PlannedStep[] {
  const [startsAt, endsAt] = [fromInstant(booked.startsAt), fromInstant(booked.endsAt)];
  const cancel = (by: SeedAccount, reason: string) => () => ask(by.token, 'booking.cancel-booking', { bookingId: booked.id, reason });
  const reportProblem = () => {
    const text = 'We began twenty minutes late, and there was no time for the exercises.';
    return ask(student.token, 'booking.report-problem', { bookingId: booked.id, kind: 'quality', text });
  };
  const write = (by: SeedAccount, text: string) => () => ask(by.token, 'booking.save-notes', { bookingId: booked.id, text });
  const writing = [
    ...(notes === undefined ? [] : [{ at: endsAt + 0.5 * hourMs, act: write(teacher, notes) }]),
    ...(ownNotes === undefined ? [] : [{ at: endsAt + hourMs, act: write(student, ownNotes) }]),
  ];
  switch (then) {
    case 'cancelled':
      return [{ at: startsAt - 30 * hourMs, act: cancel(student, 'We have an exam that day.') }];
    case 'cancelled-late':
      return [{ at: startsAt - 5 * hourMs, act: cancel(student, 'I am ill today.') }];
    case 'teacher-cancelled':
      return [{ at: startsAt - 20 * hourMs, act: cancel(teacher, 'There is no power in our street.') }];
    case 'problem':
      return [{ at: endsAt + 2 * hourMs, act: reportProblem }];
    case undefined:
      return [...writing, ...(review ? reviewing(ask, booked, review, { student, teacher }) : [])];
  }
}
