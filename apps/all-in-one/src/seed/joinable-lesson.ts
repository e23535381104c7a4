import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import { wallTimeAt } from '@somo/calendar/wall-clock';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import { bookAtFirst } from './book-lessons.js';
import { accountOf, type SeedAccounts } from './create-accounts.js';
import type { SeedAsk } from './seed-ask.js';
import type { SimulatedTime } from './simulated-time.js';

/** When it is booked: a lesson needs more than a day's notice. */
export const joinableBookedAt = (past: SimulatedTime): number => past.present() - 2 * dayMs;

const halfHourMs = hourMs / 2;
const leadMs = 5 * minuteMs;

/**
 * Returns when the lesson that a visitor can join starts: at the next full or half hour that is at least five minutes away, in epoch
 * milliseconds. One that would end after midnight on the teacher's clock starts at midnight instead, because hours are given by the day.
 */
export function joinableStart(timeZone: string, now: number): number {
  const soon = Math.ceil((now + leadMs) / halfHourMs) * halfHourMs;
  const startsOn = (at: number) => wallTimeAt(timeZone, at).date;
  return startsOn(soon) === startsOn(soon + lessonMinutes * minuteMs - 1) ? soon : joinableStart(timeZone, soon);
}

/** Lets Kwame offer the next half hour of the present on its date, and Amara book it: the demo has a lesson to join. */
export async function bookJoinable(ask: SeedAsk, accounts: SeedAccounts, past: SimulatedTime): Promise<void> {
  const teacher = accountOf(accounts, 'kwame');
  const { timeZone, version, recurringSlots, breakPeriods } = await ask(teacher.token, 'scheduling.get-my-availability', {});
  const startsAt = joinableStart(timeZone, past.present());
  const [from, to] = [startsAt, startsAt + lessonMinutes * minuteMs].map((at) => wallTimeAt(timeZone, at));
  const window = { startTime: from!.time, endTime: to!.time === '00:00' ? '24:00' : to!.time };
  const specificDates = [{ date: from!.date, timeSlots: [window] }];
  await ask(teacher.token, 'scheduling.save-availability', { version, recurringSlots, specificDates, breakPeriods });
  const student = accountOf(accounts, 'amara');
  await bookAtFirst(ask, { student, teacher, times: [toInstant(startsAt)] });
}
