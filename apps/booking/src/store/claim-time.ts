import { refuse, type RefusalCode } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import type { OutboxRow } from '@somo/platform/outbox/outbox';
import type { Booking } from '../domain/booking.js';
import { toRow } from './booking-row.js';
import { IdempotentReplay } from './idempotency.js';

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

/** What a claim can be refused with; also 'too-many-unpaid' if `unpaidMaximum` is set. */
export const claimRefusals = [
  'slot-taken',
  'you-have-a-lesson-then',
  'daily-limit-reached',
  'in-progress',
  'account-suspended',
  'teacher-not-available',
] as const satisfies RefusalCode[];

/** The teacher's offer is another one by now; nothing was claimed. */
export class OfferChanged extends Error {}

type ClaimRefusal = (typeof claimRefusals)[number] | 'too-many-unpaid';

const claimLesson = 'claim_lesson($1, $2, $3, $4, $5, $6)';
/** PostgreSQL evaluates only the branch of a CASE that applies. */
const claimUnderOffer = `CASE WHEN EXISTS (SELECT FROM offered_hours WHERE teacher_id = $7 AND version = $8)
  AND EXISTS (SELECT FROM offered_terms WHERE teacher_id = $7 AND version = $9) THEN ${claimLesson} ELSE 'offer-changed' END`;

/**
 * Claims the hour, or refuses with one of `ClaimRefusal`. The two EXCLUDE constraints of the table decide. Throws OfferChanged if `offer` is
 * not the current one.
 */
export async function claimTime(db: Db, claim: Claim): Promise<void> {
  const { booking } = claim;
  const work = [
    { id: newId(), job: 'complete-past-lesson', key: booking.id, data: { bookingId: booking.id }, due_at: toInstant(booking.endsAt) },
  ];
  const { offer } = claim;
  const [row] = await db.sql<{ refused: ClaimRefusal | 'answered-before' | 'offer-changed' | null }>(
    offer ? 'claim-under-offer' : 'claim',
    `SELECT ${offer ? claimUnderOffer : claimLesson} AS refused`,
    [
      JSON.stringify(toRow(booking)),
      claim.dailyMaximum,
      claim.unpaidMaximum,
      JSON.stringify(claim.events),
      JSON.stringify(work),
      claim.response && JSON.stringify({ ...claim.response, answer: JSON.stringify(claim.response.answer) }),
      ...(offer ? [booking.teacherId, offer.hours, offer.terms] : []),
    ],
  );
  const refused = row?.refused ?? null;
  if (refused === 'offer-changed') throw new OfferChanged();
  if (refused === 'answered-before') throw new IdempotentReplay();
  if (refused !== null) throw refuse(refused);
}
