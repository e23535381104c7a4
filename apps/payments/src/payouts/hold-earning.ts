import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';
import { accrueEarningIfDue, isHeld, schedulePayoutRun } from './accrue-earning.js';
import { PaymentSchema, type Payment } from '../store/payment.schema.js';

/** Holds a locked payment's earning. One already claimed by a payout cannot be held: refunding it lowers the next payout. */
export async function holdEarning(db: Db, { id, payout, payoutId }: Payment): Promise<void> {
  if ((payout === 'due' || payout === 'refused') && payoutId === null) await db.of(PaymentSchema).update({ id }, { payout: 'held' });
}

/** Releases an earning once neither a problem nor an operator holds it. */
export async function releaseEarning(tx: Tx, id: string, now: number): Promise<void> {
  const payment = await tx.db.of(PaymentSchema).findOneBy({ id });
  if (!payment || (payment.payout !== 'held' && payment.payout !== 'none') || (await isHeld(tx.db, payment))) return;
  const payout = payment.earnedAt ? 'due' : 'none';
  await tx.db.of(PaymentSchema).update({ id }, { payout });
  if (payout === 'due') schedulePayoutRun(tx, payment.teacherId, now);
  else await accrueEarningIfDue(tx, { ...payment, payout }, now);
}
