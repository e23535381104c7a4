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

/** Leaves whoever takes the time a while to do so before whoever asks gives up. */
const patience = { timeoutMs: offerTimeoutMs };
const shown = 3;
const asked = 12;

/** The hour as its teacher offers it. */
export async function offeredTime(ask: Ask, teacherId: string, startsAt: Instant): Promise<OfferedSlot> {
  return offered(await ask.for('scheduling.check-slot', { teacherId, startsAt }, patience));
}

/** What `take` answers; where the time it wants is taken, refuses with free times near it. */
export async function withAlternatives<T>(
  { ask, db, now }: { ask: Ask; db: Db; now: number },
  wanted: () => WantedTime | undefined,
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    const time = error instanceof Refusal && error.code === 'slot-taken' ? wanted() : undefined;
    if (!time) throw error;
    throw refuse('slot-taken', { alternatives: await nearestFree(ask, db, time, now) });
  }
}

/** Three free times near a taken one: what scheduling offers, minus what booking already knows to be taken by either person. */
async function nearestFree(ask: Ask, db: Db, taken: WantedTime, now: number): Promise<Alternative[]> {
  const around = toInstant(taken.startsAt);
  const request = { teacherId: taken.teacherId, around, limit: asked };
  const offers = await ask.for('scheduling.find-nearest-open', request, patience).catch((error: unknown) => {
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
  return offers.filter((offer) => offer.startsAt !== around && isFree(offer)).slice(0, shown);
}
