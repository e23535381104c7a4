import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import type { OutboxRow } from '@somo/platform/outbox/outbox';
import { nearbyDays } from '../domain/alternatives.js';
import type { Booking } from '../domain/booking.js';
import type { BusyOfTwo } from '../domain/free-for-both.js';
import { toRow } from './booking-row.js';
import { ClaimRefusal, type ClaimRefusalCode } from './claim-refusal.js';
import { IdempotentReplay } from '@somo/platform/idempotency';

export interface Claim {
  booking: Booking;
  dailyMaximum: number;
  /** null: no limit on unpaid bookings. */
  unpaidMaximum: number | null;
  events: OutboxRow[];
  /** The versions of the offer that the claim relies on; left out if the offer was read just now, or the claim does not depend on one. */
  offer?: { hours: number; terms: number };
  /** The idempotency row that commits with the booking; null without an Idempotency-Key. */
  response: { key: string; hash: string; answer: unknown } | null;
}

/** The teacher's offer is another one by now; nothing was claimed. */
export class OfferChanged extends Error {}

interface Row {
  refused: ClaimRefusalCode | 'answered-before' | 'offer-changed' | null;
  busy: BusyOfTwo | null;
}

/**
 * Claims the hour, or throws a ClaimRefusal. The two EXCLUDE constraints of the table decide. Throws OfferChanged if `offer` is not the
 * current one, and IdempotentReplay if the same request was answered before.
 */
export async function claimTime(db: Db, claim: Claim): Promise<void> {
  const { booking, offer, response } = claim;
  const work = [
    { id: newId(), job: 'complete-past-lesson', key: booking.id, data: { bookingId: booking.id }, due_at: toInstant(booking.endsAt) },
  ];
  const [row] = await db.sql<Row>('claim', 'SELECT refused, busy FROM claim_with_busy($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    JSON.stringify(toRow(booking)),
    claim.dailyMaximum,
    claim.unpaidMaximum,
    JSON.stringify(claim.events),
    JSON.stringify(work),
    response && JSON.stringify({ ...response, answer: JSON.stringify(response.answer) }),
    offer?.hours ?? null,
    offer?.terms ?? null,
    `${nearbyDays} days`,
  ]);
  const { refused, busy } = row!;
  if (refused === 'offer-changed') throw new OfferChanged();
  if (refused === 'answered-before') throw new IdempotentReplay();
  if (refused !== null) throw new ClaimRefusal(refused, { busy });
}
