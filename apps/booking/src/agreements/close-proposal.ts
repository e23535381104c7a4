import type { ProposalStatus } from '@somo/contracts/lessons';
import type { Tx } from '@somo/platform/transaction';
import type { Proposal } from '../domain/rescheduling.js';
import { closeOpenProposal } from '../store/proposals.js';

/** Closes a booking's open proposal, if any, and returns it as updated; it need not expire anymore. `reason` is why, if somebody said so. */
export async function closeProposal(
  tx: Tx,
  bookingId: string,
  status: Exclude<ProposalStatus, 'open'>,
  reason: string | null = null,
): Promise<Proposal | undefined> {
  await tx.unplan('expire-proposal', { prefix: `${bookingId}-` });
  return closeOpenProposal(tx.db, bookingId, status, reason);
}
