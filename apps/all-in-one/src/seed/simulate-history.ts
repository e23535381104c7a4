import type { LessonRecord } from '@somo/contracts/lessons';
import type { PayoutMethod } from '@somo/contracts/payouts';
import { Refusal } from '@somo/contracts/refusals';
import { fromInstant } from '@somo/contracts/time';
import { bookAtFirst, openTimes } from './book-lessons.js';
import { signInAgain, accountOf, type SeedAccount, type SeedAccounts } from './create-accounts.js';
import { pastWeeks, type PastLesson } from './past-lessons.js';
import { demoPassword, type SeedAsk } from './seed-ask.js';

/** Time that a demo can set back before anyone has registered, and then let pass; epoch milliseconds. */
export interface SimulatedTime {
  present(): number;
  now(): number;
  isPresent(): boolean;
  /** Returns whether nobody has ever used this installation. */
  neverRan(): Promise<boolean>;
  setBack(to: number): void;
  /** Advances the clock, at most to the present; everything that becomes due on the way is done at its time. */
  advanceTo(at: number): Promise<void>;
}

interface Plan {
  at: number;
  act: () => Promise<unknown>;
}

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

const payoutMethods: Record<string, PayoutMethod> = {
  kwame: { method: 'mobile_money', mobileNumber: '+233241234567' },
  wanjiru: { method: 'mobile_money', mobileNumber: '+254712345678' },
  fatou: { method: 'paypal', email: 'fatou@demo.somo.test' },
};

/** Returns when the demo's history starts. */
export const historyStart = (past: SimulatedTime): number => past.present() - pastWeeks.length * week;

/**
 * Simulates the weeks before the demo: lessons are booked, paid, held, cancelled and reported, and teachers are paid, each at the right
 * time.
 */
export async function simulateHistory(ask: SeedAsk, residents: SeedAccounts, past: SimulatedTime): Promise<void> {
  for (const [sign, to] of Object.entries(payoutMethods)) {
    const { token } = accountOf(residents, sign);
    await ask(token, 'payments.save-payout-method', { currentPassword: demoPassword, to });
  }
  for (const [nth, lessons] of pastWeeks.entries()) {
    await past.advanceTo(historyStart(past) + nth * week);
    if (past.isPresent()) return;
    const plans = await bookWeek(ask, residents, lessons, past);
    for (const { at, act } of plans.sort((one, other) => one.at - other.at)) {
      await past.advanceTo(at);
      if (past.isPresent()) return;
      await act().catch(ignoreAlreadyDone);
    }
  }
  await past.advanceTo(past.present() - day);
  for (const sign of ['amara', 'kwame'])
    await ask((await signInAgain(ask, accountOf(residents, sign))).token, 'notification.mark-all-read', {});
  await past.advanceTo(Infinity);
}

/** An unpaid lesson, where nothing is paid automatically, is already cancelled. */
function ignoreAlreadyDone(error: unknown): void {
  if (!(error instanceof Refusal) || !['lesson-not-cancellable', 'lesson-not-reportable'].includes(error.code)) throw error;
}

async function bookWeek(ask: SeedAsk, residents: SeedAccounts, lessons: PastLesson[], past: SimulatedTime): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const sign of new Set(lessons.map(({ student }) => student))) await signInAgain(ask, accountOf(residents, sign));
  for (const lesson of lessons) {
    const [student, teacher] = [accountOf(residents, lesson.student), accountOf(residents, lesson.teacher)];
    // Far enough ahead to be cancelled in time, and over early enough for a problem to be reported.
    const [from, to] = [past.now() + 1.5 * day, Math.min(past.now() + week, past.present() - 4 * hour)];
    const open = (await openTimes(ask, teacher.userId, from, to)).filter((startsAt) => fromInstant(startsAt) < to);
    const at = lesson.nth < 0 ? open.length + lesson.nth : Math.min(lesson.nth, open.length - 1);
    const booked = await bookAtFirst(ask, { student, teacher, times: [...open.slice(at), ...open.slice(0, at).reverse()] });
    if (booked) plans.push(...after(ask, booked, lesson, { student, teacher }));
  }
  await past.advanceTo(past.now() + 60_000);
  return plans;
}

function after(
  ask: SeedAsk,
  booked: LessonRecord,
  { then }: PastLesson,
  { student, teacher }: Record<'student' | 'teacher', SeedAccount>,
): Plan[] {
  const [startsAt, endsAt] = [fromInstant(booked.startsAt), fromInstant(booked.endsAt)];
  const calledOff = (by: SeedAccount, reason: string) => async () => {
    const { token } = await signInAgain(ask, by);
    await ask(token, 'booking.cancel-booking', { bookingId: booked.id, reason });
  };
  const complains = async () => {
    const { token } = await signInAgain(ask, student);
    const text = 'We began twenty minutes late, and there was no time for the exercises.';
    await ask(token, 'booking.report-problem', { bookingId: booked.id, kind: 'quality', text });
  };
  switch (then) {
    case 'cancelled':
      return [{ at: startsAt - 30 * hour, act: calledOff(student, 'We have an exam that day.') }];
    case 'cancelled-late':
      return [{ at: startsAt - 5 * hour, act: calledOff(student, 'I am ill today.') }];
    case 'teacher-cancelled':
      return [{ at: startsAt - 20 * hour, act: calledOff(teacher, 'There is no power in our street.') }];
    case 'problem':
      return [{ at: endsAt + 2 * hour, act: complains }];
    case undefined:
      return [];
  }
}
