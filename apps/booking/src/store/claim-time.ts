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
  /** The idempotency row that commits with the booking; null without an Idempotency-Key. */
  response: { key: string; hash: string; answer: unknown } | null;
}

/** What a claim can be refused with; also 'too-many-unpaid' if `unpaidMaximum` is set. */
export const claimRefusals = [
  'slot-taken',
  'you-have-a-lesson-then',
  'daily-limit-reached',
  'in-progress',
] as const satisfies RefusalCode[];

type ClaimRefusal = (typeof claimRefusals)[number] | 'too-many-unpaid';

/**
 * Claims the hour, or refuses with one of `ClaimRefusal`. The two EXCLUDE constraints of the table decide.
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
      claim.response && JSON.stringify({ ...claim.response, answer: JSON.stringify(claim.response.answer) }),
    ],
  );
  const refused = row?.refused ?? null;
  if (refused === 'answered-before') throw new IdempotentReplay();
  if (refused !== null) throw refuse(refused);
}
