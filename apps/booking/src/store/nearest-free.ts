import type { Alternative } from '@somo/contracts/lessons';
import { Refusal } from '@somo/contracts/refusals';
import { offerTimeoutMs } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import type { Ask } from '@somo/platform/ask';
import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';

export type TakenTime = Pick<Booking, 'teacherId' | 'studentId' | 'agreementId' | 'startsAt'>;

const shown = 3;
const asked = 12;

/** Returns up to three free times near a taken one: scheduling's offers, minus what booking knows to be taken for either participant. */
export async function nearestFree(ask: Ask, db: Db, taken: TakenTime, now: number): Promise<Alternative[]> {
  const around = toInstant(taken.startsAt);
  const request = { teacherId: taken.teacherId, around, limit: asked };
  const offers = await ask.for('scheduling.find-nearest-open', request, { timeoutMs: offerTimeoutMs }).catch((error: unknown) => {
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
