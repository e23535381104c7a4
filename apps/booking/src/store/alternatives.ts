import { dayMs, minuteMs } from '@somo/calendar/days';
import { openStarts } from '@somo/calendar/open-starts';
import type { HoursState } from '@somo/contracts/events/hours';
import type { Alternative } from '@somo/contracts/lessons';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { horizonDays, lessonMinutes, lessonTerms } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { calendarHours } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';
import { overlapsAny, type BusyOfTwo } from '../domain/free-for-both.js';
import { busyOfTwo } from './busy-of-two.js';

export type WantedTime = Pick<Booking, 'teacherId' | 'studentId' | 'agreementId' | 'startsAt'>;

const maxAlternatives = 3;
const lessonMs = lessonMinutes * minuteMs;
/** Most teachers have enough free times nearby; only if not, search the whole horizon. */
const reaches = [3, horizonDays].map((days) => days * dayMs);

/** Returns what `claim` returns; if the wanted time is taken, refuses with free times nearby. */
export async function withAlternatives<T>(
  { db, now }: { db: Db; now: number },
  wanted: () => (WantedTime & { hours: HoursState }) | undefined,
  claim: () => Promise<T>,
): Promise<T> {
  try {
    return await claim();
  } catch (error) {
    const time = error instanceof Refusal && error.code === 'slot-taken' ? wanted() : undefined;
    if (!time) throw error;
    throw refuse('slot-taken', { alternatives: await freeNearby(db, time, now) });
  }
}

/** Returns up to three times near a taken one that the teacher offers and at which both are free. */
export async function freeNearby(db: Db, wanted: WantedTime & { hours: HoursState }, now: number): Promise<Alternative[]> {
  const { startsAt } = wanted;
  const busy = await busyOfTwo(db, wanted, { from: startsAt - reaches[1]! - dayMs, to: startsAt + reaches[1]! + dayMs });
  return nearestFree(wanted.hours, busy, startsAt, now);
}

function nearestFree(hours: HoursState, busy: BusyOfTwo, taken: number, now: number): Alternative[] {
  const isFree = (at: number) => at !== taken && !overlapsAny(busy.student, at, at + lessonMs);
  let free: number[] = [];
  for (const reach of reaches) {
    const span = { now, from: taken - reach, to: taken + reach };
    free = openStarts({ hours: calendarHours(hours), terms: lessonTerms, busy: busy.teacher, ...span }).filter(isFree);
    if (free.length >= maxAlternatives) break;
  }
  return free
    .sort((a, b) => Math.abs(a - taken) - Math.abs(b - taken))
    .slice(0, maxAlternatives)
    .map((at) => ({ startsAt: toInstant(at), endsAt: toInstant(at + lessonMs) }));
}
