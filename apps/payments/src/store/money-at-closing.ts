import type { PayoutMethodName } from '@somo/contracts/payouts';
import type { Db } from '@somo/platform/db';

export interface MoneyAtClosing {
  /** What is owed to the teacher now. */
  owedCents: number;
  /** Their shares of past lessons that are not theirs yet. */
  comingCents: number;
  isPaying: boolean;
  isDisputed: boolean;
  /** How the teacher is paid out; null if they have not said it, or a payout that way was refused and waits for another. */
  method: PayoutMethodName | null;
}

export async function moneyAtClosing(db: Db, userId: string, now: number): Promise<MoneyAtClosing> {
  const [money] = await db.sql<MoneyAtClosing>(
    'money-at-closing',
    `SELECT (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_entries WHERE account = 'payable' AND teacher_id = $1)::float8 AS "owedCents",
       (SELECT coalesce(sum(net_cents), 0) FROM payments
        WHERE teacher_id = $1 AND earned_at IS NULL AND charge IN ('captured', 'part_refunded') AND ends_at <= $2
          AND refund_asked_cents < amount_cents AND NOT refund_due)::float8 AS "comingCents",
       EXISTS (SELECT FROM payouts WHERE teacher_id = $1 AND status IN ('claimed', 'sent')) AS "isPaying",
       EXISTS (SELECT FROM payments WHERE (teacher_id = $1 OR student_id = $1) AND charge = 'disputed') AS "isDisputed",
       (SELECT masked->>'method' FROM payout_methods WHERE teacher_id = $1 AND NOT EXISTS (
          SELECT FROM payments
          WHERE teacher_id = $1 AND payout = 'refused' AND payout_id IS NULL AND NOT held_by_operator)) AS method`,
    [userId, new Date(now)],
  );
  return money!;
}

export async function isClosing(db: Db, userId: string): Promise<boolean> {
  return (await db.sql('is-closing', 'SELECT FROM closings WHERE user_id = $1 AND closing', [userId])).length > 0;
}
