import type { ExportPart } from '@somo/contracts/exports';

/** What a copy of one's own data has from here: of each part the rows of a person (`$1`), up to a moment (`$2`). */
export const exportParts: Readonly<Record<ExportPart<'payments'>, string>> = {
  payments: `
    SELECT id::text AS key, id, agreement_id AS "agreementId", booking_id AS "bookingId", CASE WHEN student_id = $1 THEN teacher_id
      ELSE student_id END AS "personId", CASE WHEN student_id = $1 THEN 'student' ELSE 'teacher' END AS "youAre", subject, ends_at
      AS "endsAt", amount_cents AS "amountCents", CASE WHEN teacher_id = $1 THEN fee_cents END AS "feeCents", CASE WHEN teacher_id =
      $1 THEN payout END AS payout, charge, refunded_cents AS "refundedCents", paid_at AS "paidAt", created_at AS "createdAt"
    FROM payments
    WHERE (student_id = $1 OR (teacher_id = $1 AND paid_at IS NOT NULL)) AND created_at <= $2`,
  refunds: `
    SELECT refunds.id::text AS key, payment_id AS "paymentId", refunds.amount_cents AS "amountCents", reason, asked_at AS "askedAt"
    FROM refunds JOIN payments ON payments.id = payment_id
    WHERE (student_id = $1 OR (teacher_id = $1 AND paid_at IS NOT NULL)) AND asked_at <= $2`,
  payouts: `
    SELECT id::text AS key, id, period::text AS period, amount_cents AS "amountCents", status, masked, payout_date::text AS
      "payoutDate", reason, created_at AS "createdAt"
    FROM payouts
    WHERE teacher_id = $1 AND created_at <= $2`,
  'payout-method': `
    SELECT teacher_id::text AS key, masked, changed_at AS "changedAt"
    FROM payout_methods
    WHERE teacher_id = $1`,
};
