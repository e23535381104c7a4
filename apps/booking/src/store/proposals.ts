import type { ProposalState } from '@somo/contracts/events/booking';
import type { ProposalStatus } from '@somo/contracts/lessons';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';
import type { Booking } from '../domain/booking.js';
import type { Proposal } from '../domain/rescheduling.js';

const columns = 'id, booking_id AS "bookingId", version, proposed_by AS by, status, slot';

/** Returns a booking's unanswered proposal. To change it, hold the booking's lock. */
export async function openProposal(db: Db, bookingId: string): Promise<Proposal | undefined> {
  const [row] = await db.sql<Proposal>('proposal-open', `SELECT ${columns} FROM proposals WHERE booking_id = $1 AND status = 'open'`, [
    bookingId,
  ]);
  return row;
}

export async function addProposal(db: Db, proposal: Proposal, now: number): Promise<void> {
  await db.run(
    'proposal-add',
    `INSERT INTO proposals (id, booking_id, version, proposed_by, status, slot, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [proposal.id, proposal.bookingId, proposal.version, proposal.by, proposal.status, JSON.stringify(proposal.slot), new Date(now)],
  );
}

/** Closes a booking's open proposal, if any, and returns it as updated. */
export async function closeProposal(tx: Tx, bookingId: string, status: Exclude<ProposalStatus, 'open'>): Promise<Proposal | undefined> {
  await tx.unplan('expire-proposal', { prefix: `${bookingId}-` });
  const [closed] = await tx.db.sql<Proposal>(
    'proposal-close',
    `UPDATE proposals SET status = $2, version = version + 1 WHERE booking_id = $1 AND status = 'open' RETURNING ${columns}`,
    [bookingId, status],
  );
  return closed;
}

/** Starts with the booking's id, so that a prefix can cancel all of a booking's jobs. */
export const proposalKey = ({ id, bookingId }: Proposal) => `${bookingId}-${id}`;

export function proposalState({ id, version, by, status, slot }: Proposal, booking: Booking): ProposalState {
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
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
  };
}
