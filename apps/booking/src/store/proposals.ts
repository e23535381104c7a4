import type { ProposalState } from '@somo/contracts/events/booking';
import type { ProposalStatus } from '@somo/contracts/lessons';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import type { Proposal } from '../domain/rescheduling.js';

// Versions before know a single time.
export const proposedSlots = 'coalesce(slots, jsonb_build_array(slot))';
const columns = `id, booking_id AS "bookingId", version, proposed_by AS by, status, ${proposedSlots} AS slots, reason`;

/** Returns a booking's unanswered proposal. To change it, hold the booking's lock. */
export async function openProposal(db: Db, bookingId: string): Promise<Proposal | undefined> {
  const [row] = await db.sql<Proposal>('proposal-open', `SELECT ${columns} FROM proposals WHERE booking_id = $1 AND status = 'open'`, [
    bookingId,
  ]);
  return row;
}

/** A proposal, whatever became of it. */
export interface Proposed extends Pick<Proposal, 'by' | 'slots' | 'status' | 'reason'> {
  /** Why it was declined or withdrawn. */
  answer: string | null;
  createdAt: Date;
}

/** Returns the proposals for these bookings, the oldest first; at most 100. */
export async function proposalsOf(db: Db, bookingIds: string[]): Promise<Proposed[]> {
  return db.sql<Proposed>(
    'proposals-of',
    `SELECT proposed_by AS by, ${proposedSlots} AS slots, status, reason, answer_reason AS answer, created_at AS "createdAt" FROM proposals
     WHERE booking_id = ANY($1::uuid[]) ORDER BY created_at LIMIT 100`,
    [bookingIds],
  );
}

export async function addProposal(db: Db, proposal: Proposal, now: number): Promise<void> {
  await db.run(
    'proposal-add',
    `INSERT INTO proposals (id, booking_id, version, proposed_by, status, slot, slots, reason, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[proposal.id, proposal.bookingId, proposal.version, proposal.by, proposal.status],
      ...[JSON.stringify(proposal.slots[0]), JSON.stringify(proposal.slots), proposal.reason, new Date(now)],
    ],
  );
}

/** Closes a booking's open proposal, if any, and returns it as updated. `reason` is why, if given. */
export async function closeOpenProposal(
  db: Db,
  bookingId: string,
  status: Exclude<ProposalStatus, 'open'>,
  reason: string | null,
): Promise<Proposal | undefined> {
  const [closed] = await db.sql<Proposal>(
    'proposal-close',
    `UPDATE proposals SET status = $2, version = version + 1, answer_reason = $3 WHERE booking_id = $1 AND status = 'open' RETURNING ${columns}`,
    [bookingId, status, reason],
  );
  return closed;
}

/** The key of the job that expires it. */
export const proposalKey = ({ id, bookingId }: Proposal) => `${bookingId}-${id}`;

/** `reason` is why the times are proposed; once declined or withdrawn, why that. */
export function proposalState({ id, version, by, status, slots, reason }: Proposal, booking: Booking): ProposalState {
  const options = slots.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  return {
    proposalId: id,
    bookingId: booking.id,
    agreementId: booking.agreementId,
    version,
    studentId: booking.studentId,
    teacherId: booking.teacherId,
    subject: booking.subject,
    proposedBy: by,
    status,
    lessonStartsAt: toInstant(booking.startsAt),
    ...options[0]!,
    options,
    reason,
  };
}
