import { dayMs, dayNumber } from '@somo/calendar/days';
import { fullDays } from '@somo/calendar/open-starts';
import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import { agreedTime, type OfferedSlot } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';
import { isFreeForBoth, type Busy } from '../domain/free-for-both.js';
import { busyOfTwo } from '../store/busy-of-two.js';

/**
 * Spares the student a proposal that cannot work; the claim has the last word once they accept. Refuses 'time-not-free' and
 * 'daily-limit-reached'. `bufferMs`: the teacher's of today, unless the lesson was booked with another one.
 */
export async function checkFree(
  db: Db,
  pair: Pick<Booking, 'teacherId' | 'studentId' | 'agreementId'>,
  slots: OfferedSlot[],
  bufferMs?: number,
): Promise<void> {
  const times = slots.map((slot) => agreedTime(slot, bufferMs));
  const span = {
    from: Math.min(...times.map(({ startsAt }) => startsAt)) - 2 * dayMs,
    to: Math.max(...times.map(({ freeAt }) => freeAt)) + 2 * dayMs,
  };
  const busy = await busyOfTwo(db, pair, span);
  const taken = times.findIndex((time) => !isFreeForBoth(busy, time));
  if (taken >= 0) throw refuse('time-not-free', { startsAt: slots[taken]!.startsAt });
  const onFullDay = slots.find((slot) => isFull(slot, busy.teacher));
  if (onFullDay) throw refuse('daily-limit-reached', { startsAt: onFullDay.startsAt });
}

const isFull = ({ teacherTimeZone: timeZone, dailyMaximum, teacherLocal }: OfferedSlot, busy: readonly Busy[]): boolean =>
  fullDays({ timeZone, dailyMaximum }, busy).has(dayNumber(teacherLocal.date));
