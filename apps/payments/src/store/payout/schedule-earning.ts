import type { Tx } from '@somo/platform/transaction';
import { earnedFrom } from '../../domain/payout-days.js';
import type { Payment } from '../payment.schema.js';

/** Schedules when a paid lesson's money becomes the teacher's. A rescheduled lesson has one job per end time, and the last one counts. */
export function scheduleEarning(tx: Tx, payment: Payment, now: number): void {
  if (!payment.endsAt) return;
  const from = earnedFrom(payment.endsAt.getTime());
  const dueAt = Math.max(from, now);
  tx.plan('earn-payment', { key: `${payment.id}-${dueAt}`, dueAt, data: { paymentId: payment.id } });
}
