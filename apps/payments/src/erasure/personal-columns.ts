import {
  auditColumns,
  idempotencyColumns,
  platformColumns,
  suspensionColumns,
  type PersonalColumns,
} from '@somo/platform/operating/personal-columns';

/** What this service knows of people, and what is erased when an account is closed (docs/adr/0034-closing-an-account.md). */
export const personalColumns: PersonalColumns = {
  ...platformColumns,
  ...auditColumns,
  ...idempotencyColumns,
  ...suspensionColumns,
  closings: { ids: 'user_id' },
  email_confirmations: { ids: 'user_id' },
  ledger_entries: { none: 'transfer_id account', ids: 'teacher_id' },
  ledger_transfers: { none: 'id key kind payment_id payout_id' },
  lesson_problems: { none: 'problem_id agreement_id status' },
  // Receipts are made of it: id, money and time, without a name once the account is gone.
  payments: {
    none: 'id agreement_id booking_id charge subject payout payout_id earning provider weekly',
    ids: 'student_id teacher_id',
    kept: { provider_charge_id: 'the payment at its provider, as long as the ledger: ten years' },
    cleared: [{ rows: 'student_id = $person', set: { next_action: 'NULL' } }],
  },
  payout_items: { none: 'payout_id payment_id' },
  payout_methods: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: 'sealed masked' } },
  payouts: {
    none: 'id status provider status_conflict',
    ids: 'teacher_id',
    kept: { reason: "why a provider refused a payout, in the provider's words, as long as the ledger: ten years" },
    cleared: [{ rows: 'teacher_id = $person', set: { sealed: "''", masked: "jsonb_build_object('method', masked->'method')" } }],
  },
  paypal_batches: { none: 'payout_id batch_id' },
  provider_messages: { none: 'id provider direction what key outcome' },
  refunds: { none: 'id payment_id reason' },
  sandbox_charges: { none: 'id key reference status card dispute' },
  sandbox_payouts: { none: 'key method status reason' },
  sandbox_refunds: { none: 'key charge_id' },
  stripe_accounts: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: 'country account_id' } },
};
