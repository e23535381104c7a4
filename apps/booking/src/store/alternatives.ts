import { dayMs, minuteMs } from '@somo/calendar/days';
import { openStarts } from '@somo/calendar/open-starts';
import type { HoursState } from '@somo/contracts/events/hours';
import type { Alternative } from '@somo/contracts/lessons';
import { horizonDays, lessonMinutes, lessonTerms } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { calendarHours } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';
import { overlapsAny, type BusyOfTwo } from '../domain/free-for-both.js';
import { busyOfTwo } from './busy-of-two.js';
import { ClaimRefusal, nearbyDays } from './claim-refusal.js';

export interface WantedTime extends Pick<Booking, 'teacherId' | 'studentId' | 'startsAt'> {
  /** Its own lessons do not stand in the way; left out where there are none yet. */
  agreementId?: string;
}

const maxAlternatives = 3;
const lessonMs = lessonMinutes * minuteMs;
/** Most teachers have enough free times nearby, and a refused claim says what both people have there; only if not, search the whole horizon. */
const nearMs = (nearbyDays - 1) * dayMs;
const farMs = horizonDays * dayMs;

/** Returns what `claim` returns; if the wanted time is taken, refuses with free times nearby. */
export async function withAlternatives<T>(
  { db, now }: { db: Db; now: number },
  wanted: () => (WantedTime & { hours: HoursState }) | undefined,
  claim: () => Promise<T>,
): Promise<T> {
  try {
    return await claim();
  } catch (error) {
    const time = error instanceof ClaimRefusal && error.busy ? wanted() : undefined;
    throw time ? await slotTaken({ db, now }, time, (error as ClaimRefusal).busy!) : error;
  }
}

/** Whoever wants a new time has no agreement that could be left out. */
const noAgreement = '00000000-0000-0000-0000-000000000000';

/** Returns the refusal of a time that is taken, with up to three free times nearby; `busy` is what both people have within `nearbyDays`. */
export async function slotTaken(
  { db, now }: { db: Db; now: number },
  wanted: WantedTime & { hours: HoursState },
  busy: BusyOfTwo,
): Promise<ClaimRefusal> {
  const near = nearestFree(wanted.hours, busy, { taken: wanted.startsAt, now, reach: nearMs });
  const alternatives = near.length < maxAlternatives ? await freeNearby(db, wanted, now) : near;
  return new ClaimRefusal('slot-taken', { details: { alternatives } });
}

/** Returns up to three times near a taken one that the teacher offers and at which both are free. */
export async function freeNearby(db: Db, wanted: WantedTime & { hours: HoursState }, now: number): Promise<Alternative[]> {
  const taken = wanted.startsAt;
  const busy = await busyOfTwo(db, { agreementId: noAgreement, ...wanted }, { from: taken - farMs - dayMs, to: taken + farMs + dayMs });
  const near = nearestFree(wanted.hours, busy, { taken, now, reach: nearMs });
  return near.length < maxAlternatives ? nearestFree(wanted.hours, busy, { taken, now, reach: farMs }) : near;
}

function nearestFree(
  hours: HoursState,
  busy: BusyOfTwo,
  { taken, now, reach }: { taken: number; now: number; reach: number },
): Alternative[] {
  const isFree = (at: number) => at !== taken && !overlapsAny(busy.student, at, at + lessonMs);
  const span = { now, from: taken - reach, to: taken + reach };
  const free = openStarts({ hours: calendarHours(hours), terms: lessonTerms, busy: busy.teacher, ...span }).filter(isFree);
  return free
    .sort((a, b) => Math.abs(a - taken) - Math.abs(b - taken))
    .slice(0, maxAlternatives)
    .map((at) => ({ startsAt: toInstant(at), endsAt: toInstant(at + lessonMs) }));
}
