import type { ProposalStatus } from '@somo/contracts/lessons';
import type { Tx } from '@somo/platform/transaction';
import type { Proposal } from '../domain/rescheduling.js';
import { closeOpenProposal, proposalKey } from '../store/proposals.js';

/** Closes a booking's open proposal, if any, and returns it as updated; it need not expire anymore. `reason` is why, if given. */
export async function closeProposal(
  tx: Tx,
  bookingId: string,
  status: Exclude<ProposalStatus, 'open'>,
  reason: string | null = null,
): Promise<Proposal | undefined> {
  const closed = await closeOpenProposal(tx.db, bookingId, status, reason);
  if (closed) await tx.unplan('expire-proposal', proposalKey(closed));
  return closed;
}
