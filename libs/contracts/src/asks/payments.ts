import type { OfBooking, Once } from './booking.js';
import type { EarningPeriod, Earnings, TransactionRecord } from '../earnings.js';
import type { Page } from '../page.js';
import type { LedgerSums } from '../ledger.js';
import type { AuditQuery, AuditRecord, OperatorAttempt } from '../operators.js';
import type { PersonMoney } from '../person-history.js';
import type { LessonPayment, PaymentCase, PaymentFile, StudentPaymentRecord } from '../payments.js';
import type { MaskedPayoutMethod, PayoutMethod, PayoutMethodName, PayoutPage } from '../payouts.js';
import type { HoldPaymentBody, ListPayoutsQuery, RefundPaymentBody } from '../routes/admin-money.js';
import type { ConfirmPaymentBody, PayLessonBody } from '../routes/lessons.js';
import type { PageQuery } from '../routes/paging.js';
import type { PayoutProof } from '../routes/settings.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';
import type { Webhook } from '../webhook.js';

export interface PaymentsAsks {
  'payments.get-lesson-payment': { in: { bookingId: string }; out: LessonPayment };
  /** Opens the charge if the event has not done so yet, and sends the card to the provider. */
  'payments.pay-lesson': { in: OfBooking & PayLessonBody & Once; out: LessonPayment };
  /** The student's answer to their bank, for providers that leave it to us to collect. */
  'payments.confirm-payment': { in: OfBooking & ConfirmPaymentBody; out: LessonPayment };
  /** The provider's callback as it arrived, for the provider's adapter to verify and read. */
  'payments.receive-webhook': { in: Webhook & { provider: string }; out: null };
  'payments.list-payments': { in: PageQuery; out: Page<StudentPaymentRecord> };
  /** Months start at midnight in `timeZone`. */
  'payments.get-earnings': { in: { period: EarningPeriod; timeZone: string }; out: Earnings };
  'payments.list-transactions': { in: { period: EarningPeriod; timeZone: string } & PageQuery; out: Page<TransactionRecord> };
  'payments.get-ledger': { in: Record<string, never>; out: LedgerSums };
  'payments.list-payouts': { in: ListPayoutsQuery; out: PayoutPage };
  /** `bookingId` may be any id that the lesson has had; a moved lesson is also found by its earlier ones. */
  'payments.get-payment-case': { in: { bookingId: string }; out: PaymentFile };
  /** Returns what a person has paid and earned, for operators. */
  'payments.get-person-money': { in: { userId: string }; out: PersonMoney };
  'payments.hold-payment': { in: OfBooking & HoldPaymentBody & { held: boolean }; out: PaymentCase };
  'payments.refund-payment': { in: OfBooking & RefundPaymentBody & Once; out: PaymentCase };
  'payments.audit-invalid-input': { in: OperatorAttempt; out: null };
  'payments.list-audit': { in: AuditQuery; out: AuditRecord[] };
  'payments.get-payout-method': { in: Record<string, never>; out: MaskedPayoutMethod | null };
  /** The methods that a teacher may choose here. */
  'payments.list-payout-methods': { in: Record<string, never>; out: PayoutMethodName[] };
  'payments.save-payout-method': { in: PayoutProof & { to: PayoutMethod }; out: MaskedPayoutMethod };
  'payments.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
