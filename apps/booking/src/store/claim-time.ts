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
  /** The idempotency row that commits with the booking. */
  once: { key: string; hash: string; answer: unknown } | null;
}

/** What a claim refuses; and 'too-many-unpaid' where it counts those. */
export const claimRefusals = [
  'slot-taken',
  'you-have-a-lesson-then',
  'daily-limit-reached',
  'in-progress',
] as const satisfies RefusalCode[];

type ClaimRefusal = (typeof claimRefusals)[number] | 'too-many-unpaid';

/**
 * Takes the hour or refuses it, with one of `ClaimRefusal`.
 * The two EXCLUDE constraints of the table have the last word.
 */
export async function claimTime(db: Db, claim: Claim): Promise<void> {
  const { booking } = claim;
  const work = [
    { id: newId(), job: 'complete-past-lesson', key: booking.id, data: { bookingId: booking.id }, due_at: toInstant(booking.endsAt) },
  ];
  const [row] = await db.sql<{ refused: ClaimRefusal | 'answered-before' | null }>(
    'claim',
    'SELECT claim_lesson($1, $2, $3, $4, $5, $6) AS refused',
    [
      JSON.stringify(toRow(booking)),
      claim.dailyMaximum,
      claim.unpaidMaximum,
      JSON.stringify(claim.events),
      JSON.stringify(work),
      claim.once && JSON.stringify({ ...claim.once, answer: JSON.stringify(claim.once.answer) }),
    ],
  );
  const refused = row?.refused ?? null;
  if (refused === 'answered-before') throw new IdempotentReplay();
  if (refused !== null) throw refuse(refused);
}
