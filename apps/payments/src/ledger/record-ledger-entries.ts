import type { Db } from '@somo/platform/db';
import {
  capturedEntries,
  disputedEntries,
  disputeLostEntries,
  disputeWonEntries,
  refundAskedEntries,
  refundedEntries,
  type Entry,
} from '../domain/ledger.js';
import { earnedShares } from '../charges/ask-refund.js';
import type { Payment } from '../store/payment.schema.js';
import { postTransfer } from './post-transfer.js';

/** Records a charge transition in the ledger, once per version of the payment. */
export async function recordLedgerEntries(db: Db, before: Payment, after: Payment, now: number): Promise<void> {
  const enter = (kind: string, entries: Entry[]) =>
    postTransfer(db, { kind, of: `${after.id}-${after.version}`, paymentId: after.id, entries }, now);
  const { teacherId, amountCents } = after;
  const unrefundedCents = amountCents - before.refundedCents;
  const fromDispute = before.charge === 'disputed';
  switch (after.charge) {
    case 'captured':
      return fromDispute
        ? enter('dispute-won', disputeWonEntries(unrefundedCents))
        : enter('captured', capturedEntries(amountCents, after.providerFeeCents));
    case 'disputed':
      return enter('disputed', disputedEntries(unrefundedCents));
    case 'part_refunded':
    case 'refunded': {
      if (fromDispute && after.charge === 'part_refunded') return enter('dispute-won', disputeWonEntries(unrefundedCents));
      // A refund we did not request: someone made it at the provider, or the dispute was lost.
      const unrequested = after.refundAskedCents - before.refundAskedCents;
      const earned = earnedShares(before, after.refundAskedCents);
      if (fromDispute) {
        const onItsWay = before.refundAskedCents - before.refundedCents;
        if (onItsWay > 0) await enter('refund-overtaken', [...refundedEntries(onItsWay), ...disputeWonEntries(onItsWay)]);
        return unrequested > 0 ? enter('dispute-lost', disputeLostEntries(teacherId, unrequested, earned)) : undefined;
      }
      if (unrequested > 0) await enter('refund-seen', refundAskedEntries(teacherId, unrequested, earned));
      return enter('refunded', refundedEntries(after.refundedCents - before.refundedCents));
    }
    case 'open':
    case 'expired':
    case 'failed':
      return;
  }
}
