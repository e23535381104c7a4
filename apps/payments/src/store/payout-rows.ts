import type { PayoutState } from '@somo/contracts/events/payout';
import type { MaskedPayoutMethod, Payout, PayoutLifecycle } from '@somo/contracts/payouts';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

/** A row of `payouts` as the driver returns it. */
export interface PayoutRow {
  id: string;
  teacher_id: string;
  period: string;
  amount_cents: number;
  status: PayoutLifecycle;
  provider: string;
  sealed: string;
  masked: Omit<MaskedPayoutMethod, 'changedAt'>;
  /** Version of the teacher's method; 0 for payouts from before it was stored. */
  method_version: number;
  payout_date: string | null;
  reason: string | null;
  version: number;
  created_at: Date;
  changed_at: Date;
}

export const payoutColumns = `id, teacher_id, period::text, amount_cents, status, provider, sealed, masked, method_version, payout_date::text, reason, version, created_at, changed_at`;

export async function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  const [row] = await db.sql<PayoutRow>('payout-get', `SELECT ${payoutColumns} FROM payouts WHERE id = $1`, [id]);
  return row;
}

export async function lockPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  const [row] = await db.sql<PayoutRow>('payout-lock', `SELECT ${payoutColumns} FROM payouts WHERE id = $1 FOR UPDATE`, [id]);
  return row;
}

/** Whether the payout is final: no later report changes it. */
export function isOver({ status }: Pick<PayoutRow, 'status'>): boolean {
  return status === 'done' || status === 'refused';
}

export function toPayout(row: PayoutRow): Payout {
  return {
    id: row.id,
    period: row.period,
    status: row.status,
    amountCents: row.amount_cents,
    currency: 'USD',
    method: row.masked,
    payoutDate: row.payout_date,
    reason: row.reason,
    createdAt: toInstant(row.created_at.getTime()),
  };
}

export function payoutState(row: PayoutRow): PayoutState {
  return {
    payoutId: row.id,
    teacherId: row.teacher_id,
    version: row.version,
    status: row.status,
    method: row.masked.method,
    amountCents: row.amount_cents,
    payoutDate: row.payout_date,
    reason: row.reason,
    changedAt: toInstant(row.changed_at.getTime()),
  };
}
