import type { Db } from '@somo/platform/db';

export interface MoneyAtClosing {
  /** What is owed to the teacher now. */
  owedCents: number;
  /** Their shares of past lessons that are not theirs yet. */
  comingCents: number;
  isPaying: boolean;
  isDisputed: boolean;
  hasMethod: boolean;
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
       EXISTS (SELECT FROM payout_methods WHERE teacher_id = $1) AS "hasMethod"`,
    [userId, new Date(now)],
  );
  return money!;
}

export async function isClosing(db: Db, userId: string): Promise<boolean> {
  return (await db.sql('is-closing', 'SELECT FROM closings WHERE user_id = $1 AND closing', [userId])).length > 0;
}
