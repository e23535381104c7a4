import type { RefusalCode } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { nearbyDays } from '../domain/alternatives.js';
import type { Booking } from '../domain/booking.js';
import type { BusyOfTwo } from '../domain/free-for-both.js';
import { toRow } from './booking-row.js';

/** What a claim can be refused with; also 'too-many-unpaid' if `unpaidMaximum` is set, and 'slot-not-offered' with `atOffer`. */
export const claimRefusals = [
  'slot-taken',
  'you-have-a-lesson-then',
  'daily-limit-reached',
  'in-progress',
  'account-suspended',
  'teacher-not-available',
  'account-restricted',
  'not-taking-new-students',
] as const satisfies RefusalCode[];

export interface Claim {
  booking: Booking;
  dailyMaximum: number;
  /** null: no limit on unpaid bookings. */
  unpaidMaximum: number | null;
  /** Rows of the outbox, written with the booking. */
  events: readonly object[];
  /** The versions of the offer that the claim relies on; left out if the offer was read just now, or the claim does not depend on one. */
  versions?: { hours: number; terms: number } | undefined;
  /** Whether the time is one that the teacher offers, rather than one on which the two agreed: then they must not be busy elsewhere. */
  atOffer?: boolean;
  /** The idempotency row that commits with the booking; null without an Idempotency-Key. */
  response: { key: string; hash: string; answer: unknown } | null;
}

/** Why nothing was claimed. */
export interface ClaimFailure {
  /** `offer-changed`: `versions` are not the current ones. `answered-before`: the same request was answered meanwhile. */
  code: (typeof claimRefusals)[number] | 'slot-not-offered' | 'too-many-unpaid' | 'answered-before' | 'offer-changed';
  /** Of a time that is taken: what both people have within `nearbyDays`. */
  busy: BusyOfTwo | null;
}

/** Claims the hour; returns why not, or null if it did. The two EXCLUDE constraints of the table decide. One statement. */
export async function claimTime(db: Db, claim: Claim): Promise<ClaimFailure | null> {
  const { booking, versions, response } = claim;
  const work = [
    { id: newId(), job: 'complete-past-lesson', key: booking.id, data: { bookingId: booking.id }, due_at: toInstant(booking.endsAt) },
  ];
  const [row] = await db.sql<{ code: ClaimFailure['code'] | null; busy: BusyOfTwo | null }>(
    'claim',
    'SELECT refused AS code, busy FROM claim_with_busy($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      JSON.stringify({ ...toRow(booking), ...(claim.atOffer ? { at_offer: true } : {}) }),
      claim.dailyMaximum,
      claim.unpaidMaximum,
      JSON.stringify(claim.events),
      JSON.stringify(work),
      response && JSON.stringify({ ...response, answer: JSON.stringify(response.answer) }),
      versions?.hours ?? null,
      versions?.terms ?? null,
      `${nearbyDays} days`,
    ],
  );
  const { code, busy } = row!;
  return code && { code, busy };
}
