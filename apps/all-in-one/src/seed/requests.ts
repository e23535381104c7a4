// The requests of the demo, in every state, and a proposal.
import { dateOf, dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import { dayAt, instantOn } from '@somo/calendar/wall-clock';
import type { RequestRecord } from '@somo/contracts/requests';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { accountOf, type SeedAccounts } from './create-accounts.js';
import { payLesson } from './pay-lesson.js';
import type { SeedAsk } from './seed-ask.js';
import type { SimulatedTime } from './simulated-time.js';

const teacherName = 'kwame';
/** An unanswered request expires after two days. */
export const unansweredRequestAt = (past: SimulatedTime): number => past.present() - 3 * dayMs;

type Outcome = 'pending' | 'approved' | 'rejected' | 'withdrawn';

interface PlannedRequest {
  student: string;
  /** From today, and the hour of the day, by the teacher's clock. */
  days: number;
  hour: number;
  message: string;
  outcome: Outcome;
}

const plannedRequests: PlannedRequest[] = [
  { student: 'sofia', days: 6, hour: 20, message: 'I can only do evenings this week. Would that work?', outcome: 'approved' },
  { student: 'marie', days: 9, hour: 7, message: 'Before school, if possible.', outcome: 'rejected' },
  { student: 'aisha', days: 7, hour: 19, message: 'Help with my statistics homework.', outcome: 'withdrawn' },
  { student: 'hanna', days: 8, hour: 18, message: 'My exam is the day after. One hour on functions, please.', outcome: 'pending' },
  { student: 'chipo', days: 8, hour: 18, message: 'After basketball practice.', outcome: 'pending' },
  { student: 'lucas', days: 10, hour: 20, message: 'Is a late lesson all right for once?', outcome: 'pending' },
];

/** Makes the requests, once. */
export async function seedRequests(ask: SeedAsk, accounts: SeedAccounts, now: () => number): Promise<void> {
  const teacher = accountOf(accounts, teacherName);
  const { items } = await ask(teacher.token, 'booking.list-requests', { limit: 100 });
  const known = new Set(items.map(({ studentId }) => studentId));
  const { timeZone } = await ask(teacher.token, 'scheduling.get-my-availability', {});
  for (const planned of plannedRequests) {
    const student = accountOf(accounts, planned.student);
    if (known.has(student.userId)) continue;
    const startsAt = timeOf(timeZone, now(), planned);
    const request = await requestAt(ask, student.token, teacher.userId, startsAt, planned.message);
    await settle(ask, request, planned.outcome, { teacher: teacher.token, student: student.token });
  }
}

/** A request that expires before the demo starts. */
export async function askInVain(ask: SeedAsk, accounts: SeedAccounts, past: SimulatedTime): Promise<void> {
  const student = accountOf(accounts, 'kofi');
  const startsAt = toInstant(Math.ceil((past.now() + 9 * dayMs) / hourMs) * hourMs);
  await requestAt(ask, student.token, accountOf(accounts, teacherName).userId, startsAt, 'Could we meet very early, before work?');
}

function requestAt(ask: SeedAsk, token: string, teacherId: string, startsAt: Instant, message: string): Promise<RequestRecord> {
  const endsAt = toInstant(fromInstant(startsAt) + lessonMinutes * minuteMs);
  return ask(token, 'booking.request-lesson', { teacherId, startsAt, endsAt, message });
}

async function settle(ask: SeedAsk, { id }: RequestRecord, outcome: Outcome, tokens: { teacher: string; student: string }): Promise<void> {
  if (outcome === 'approved') {
    const { lessonId } = await ask(tokens.teacher, 'booking.accept-request', { requestId: id });
    if (lessonId) await payLesson(ask, { token: tokens.student }, lessonId);
  }
  if (outcome === 'withdrawn') await ask(tokens.student, 'booking.withdraw-request', { requestId: id });
  if (outcome === 'rejected')
    await ask(tokens.teacher, 'booking.reject-request', {
      requestId: id,
      reason: "I don't teach before eight, but any afternoon is fine.",
    });
}

function timeOf(zone: string, now: number, { days, hour }: Pick<PlannedRequest, 'days' | 'hour'>): Instant {
  return toInstant(instantOn(zone, dayAt(zone, now) + days, hour * 60) ?? now + days * dayMs + hourMs);
}

/** Kwame proposes two other times for his next lesson with Amara that can still be moved, once. */
export async function seedProposal(ask: SeedAsk, accounts: SeedAccounts, now: () => number): Promise<void> {
  const [teacher, student] = [accountOf(accounts, teacherName), accountOf(accounts, 'amara')];
  const { items } = await ask(teacher.token, 'booking.list-lessons', { when: 'upcoming', timeZone: 'UTC', limit: 100 });
  const lesson = items.find(
    (one) => one.studentId === student.userId && one.status === 'confirmed' && fromInstant(one.startsAt) > now() + 2 * dayMs,
  );
  if (!lesson || items.some(({ proposal }) => proposal !== null)) return;
  const [from, to] = [now() + 3 * dayMs, now() + 12 * dayMs].map((at) => dateOf(dayAt('UTC', at)));
  const free = await ask(teacher.token, 'booking.list-free-times', { bookingId: lesson.id, from: from!, to: to!, timeZone: 'UTC' });
  const proposals = free.days.slice(-2).map(({ slots }) => slots[0]!.startsAt);
  if (proposals.length === 0) return;
  const reason = 'My school has moved its exams to that day.';
  await ask(teacher.token, 'booking.reschedule-booking', { bookingId: lesson.id, proposals, reason });
}
