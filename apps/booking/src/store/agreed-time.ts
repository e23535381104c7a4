import type { Alternative } from '@somo/contracts/lessons';
import { Refusal, refuse, type RefusalCode } from '@somo/contracts/refusals';
import { offerTimeoutMs } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import type { Ask } from '@somo/platform/ask';
import type { Db } from '@somo/platform/db';
import { offered, type OfferedSlot } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';

export type WantedTime = Pick<Booking, 'teacherId' | 'studentId' | 'agreementId' | 'startsAt'>;

/** What `offeredTime` refuses. */
export const offerRefusals = [
  'slot-not-offered',
  'notice-too-short',
  'beyond-horizon',
  'teacher-not-found',
] as const satisfies RefusalCode[];

/** Leaves the claim enough time before the caller times out. */
const offerTimeout = { timeoutMs: offerTimeoutMs };
const maxAlternatives = 3;
const maxOffers = 12;

/** Returns the hour with its terms as scheduling offers it, or refuses. */
export async function offeredTime(ask: Ask, teacherId: string, startsAt: Instant): Promise<OfferedSlot> {
  return offered(await ask.for('scheduling.check-slot', { teacherId, startsAt }, offerTimeout));
}

/** Returns what `claim` returns; if the wanted time is taken, refuses with free times nearby. */
export async function withAlternatives<T>(
  { ask, db, now }: { ask: Ask; db: Db; now: number },
  wanted: () => WantedTime | undefined,
  claim: () => Promise<T>,
): Promise<T> {
  try {
    return await claim();
  } catch (error) {
    const time = error instanceof Refusal && error.code === 'slot-taken' ? wanted() : undefined;
    if (!time) throw error;
    throw refuse('slot-taken', { alternatives: await nearestFree(ask, db, time, now) });
  }
}

/** Returns up to three free times near a taken one: scheduling's offers without the times at which either person has a booking. */
async function nearestFree(ask: Ask, db: Db, taken: WantedTime, now: number): Promise<Alternative[]> {
  const around = toInstant(taken.startsAt);
  const request = { teacherId: taken.teacherId, around, limit: maxOffers };
  const offers = await ask.for('scheduling.find-nearest-open', request, offerTimeout).catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
  const busy = await db.sql<{ from: Date; until: Date }>(
    'nearest-busy',
    `SELECT starts_at AS from, CASE WHEN teacher_id = $1 THEN free_at ELSE ends_at END AS until FROM bookings
     WHERE (teacher_id = $1 OR student_id = $2) AND status IN ('pending', 'confirmed') AND starts_at >= $3 AND agreement_id <> $4`,
    [taken.teacherId, taken.studentId, new Date(now), taken.agreementId],
  );
  const isFree = (offer: Alternative) =>
    busy.every((row) => fromInstant(offer.endsAt) <= row.from.getTime() || fromInstant(offer.startsAt) >= row.until.getTime());
  return offers.filter((offer) => offer.startsAt !== around && isFree(offer)).slice(0, maxAlternatives);
}
