import { Module } from '@nestjs/common';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { auditHandlers } from '@somo/platform/operating/audit-handlers';
import { erasingHandler } from '@somo/platform/operating/erasing-handler';
import { exportHandler } from '@somo/platform/operating/export-handler';
import { operatingHandlers } from '@somo/platform/operating/operating-handlers';
import { SystemChecks } from '@somo/platform/operating/system-checks';
import { oldAnswers, oldAudit } from '@somo/platform/retention/old-rows';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { GetClosing } from './queries/get-closing.js';
import { ClosingChanged } from './reactions/closing-changed.js';
import { ProviderReports } from './charges/provider-reports.js';
import { ConfirmPayment } from './commands/confirm-payment.js';
import { HoldPayment } from './commands/hold-payment.js';
import { RefundPayment } from './commands/refund-payment.js';
import { PayLesson } from './commands/pay-lesson.js';
import { ReceiveWebhook } from './commands/receive-webhook.js';
import { SavePayoutMethod } from './commands/save-payout-method.js';
import { HandlePayoutWebhook } from './commands/handle-payout-webhook.js';
import { HandleChargeWebhook } from './commands/handle-charge-webhook.js';
import { CheckLedger } from './jobs/check-ledger.js';
import { CheckPayout } from './jobs/check-payout.js';
import { CheckRefund } from './jobs/check-refund.js';
import { DeliverSandboxPayout } from './jobs/deliver-sandbox-payout.js';
import { DeliverSandboxWebhook } from './jobs/deliver-sandbox-webhook.js';
import { EarnPayment } from './jobs/earn-payment.js';
import { ExpireCharge } from './jobs/expire-charge.js';
import { OpenCharge } from './jobs/open-charge.js';
import { PayOut } from './jobs/pay-out.js';
import { RotateEncryptionKeys } from './jobs/rotate-encryption-keys.js';
import { SendPayout } from './jobs/send-payout.js';
import { SendRefund } from './jobs/send-refund.js';
import { AskPayout } from './outside/payouts/ask-payout.js';
import { providePayouts } from './outside/payouts/provide-payouts.js';
import { SandboxPayouts } from './outside/payouts/sandbox.js';
import { ChargeProviders } from './outside/provider/charge-providers.js';
import { LoggingProvider } from './outside/provider/logging-provider.js';
import type { PaymentProvider } from './outside/provider/port.js';
import { SandboxProvider } from './outside/provider/sandbox.js';
import { StripeProvider } from './outside/provider/stripe.js';
import { PaymentsConfig } from './payments.config.js';
import { GetEarnings } from './queries/get-earnings.js';
import { GetLedger } from './queries/get-ledger.js';
import { GetPaymentCase } from './queries/get-payment-case.js';
import { GetPersonMoney } from './queries/get-person-money.js';
import { ListPayouts } from './queries/list-payouts.js';
import { GetLessonPayment } from './queries/get-lesson-payment.js';
import { GetPayoutMethod } from './queries/get-payout-method.js';
import { FindReceipt } from './queries/find-receipt.js';
import { GetReceipts } from './queries/get-receipts.js';
import { GetLessonTimeline } from './queries/get-lesson-timeline.js';
import { ListLessonPayments } from './queries/list-lesson-payments.js';
import { ListPayoutMethods } from './queries/list-payout-methods.js';
import { ListPayments } from './queries/list-payments.js';
import { ListTransactions } from './queries/list-transactions.js';
import { RenderReceipt } from './queries/render-receipt.js';
import { BookingCancelled } from './reactions/booking-cancelled.js';
import { BookingChanged } from './reactions/booking-changed.js';
import { ConfirmationChanged } from './reactions/confirmation-changed.js';
import { ProblemChanged } from './reactions/problem-changed.js';
import { StandingChanged } from './reactions/standing-changed.js';
import { Payments1700000000000 } from './store/migrations/1700000000000-payments.js';
import { Sandbox1700000000001 } from './store/migrations/1700000000001-sandbox.js';
import { Ledger1700000000010 } from './store/migrations/1700000000010-ledger.js';
import { SandboxFacts1700000000011 } from './store/migrations/1700000000011-sandbox-facts.js';
import { Payouts1700000000012 } from './store/migrations/1700000000012-payouts.js';
import { Operators1700000000013 } from './store/migrations/1700000000013-operators.js';
import { ProviderOfPayment1700000000014 } from './store/migrations/1700000000014-provider-of-payment.js';
import { PayoutProviders1700000000020 } from './store/migrations/1700000000020-payout-providers.js';
import { AuditOf1700000000025 } from './store/migrations/1700000000025-audit-of.js';
import { Contradicted1700000000031 } from './store/migrations/1700000000031-contradicted.js';
import { RefundOverPayment1700000000032 } from './store/migrations/1700000000032-refund-over-payment.js';
import { CleanNames1700000000033 } from './store/migrations/1700000000033-clean-names.js';
import { ProviderNames1700000000034 } from './store/migrations/1700000000034-provider-names.js';
import { ByReceipt1700000000035 } from './store/migrations/1700000000035-by-receipt.js';
import { ByLessonTime1700000000036 } from './store/migrations/1700000000036-by-lesson-time.js';
import { GivenBack1700000000030 } from './store/migrations/1700000000030-given-back.js';
import { Suspensions1700000000040 } from './store/migrations/1700000000040-suspensions.js';
import { PayPalBatches1700000000050 } from './store/migrations/1700000000050-paypal-batches.js';
import { EmailConfirmations1700000000051 } from './store/migrations/1700000000051-email-confirmations.js';
import { ProviderOrder1700000000052 } from './store/migrations/1700000000052-provider-order.js';
import { IdempotencyKeys1700000000060 } from './store/migrations/1700000000060-idempotency-keys.js';
import { LedgerBalance1700000000061 } from './store/migrations/1700000000061-ledger-balance.js';
import { Weekly1700000000065 } from './store/migrations/1700000000065-weekly.js';
import { Closings1700000000070 } from './store/migrations/1700000000070-closings.js';
import { LedgerAdded1700000000071 } from './store/migrations/1700000000071-ledger-added.js';
import { AuditChain1700000000100 } from './store/migrations/1700000000100-audit-chain.js';
import { numberRead } from './store/number-read.js';
import { OpenPayment } from './charges/open-payment.js';
import { PaymentOfLesson } from './charges/payment-of-lesson.js';
import { PayoutRules } from './payouts/payout-rules.js';
import { PaymentSchema } from './store/payment.schema.js';
import { OutsideChecks } from './outside/outside-checks.js';
import { personalColumns } from './erasure/personal-columns.js';
import { exportParts } from './store/export-parts.js';

const charges = {
  provide: ChargeProviders,
  useFactory: (config: PaymentsConfig, sandbox: SandboxProvider, db: Db, clock: Clock): ChargeProviders => {
    const kept = (provider: PaymentProvider) => new LoggingProvider(provider, db, clock);
    return config.STRIPE_SECRET_KEY === ''
      ? new ChargeProviders(kept(sandbox))
      : new ChargeProviders(kept(new StripeProvider(config, clock, () => numberRead(db))), kept(sandbox));
  },
  inject: [PaymentsConfig, SandboxProvider, Db, Clock],
};

@Module({
  controllers: [
    ...operatingHandlers('payments'),
    exportHandler('payments', exportParts),
    ...auditHandlers('payments'),
    erasingHandler('payments', personalColumns),
    ...[GetClosing, ClosingChanged],
    ...[PayLesson, ConfirmPayment, ReceiveWebhook, SavePayoutMethod, HoldPayment, RefundPayment],
    ...[GetLedger, GetPaymentCase, GetPersonMoney, ListPayouts, GetLessonPayment, GetPayoutMethod, ListPayoutMethods],
    ...[GetEarnings, ListTransactions, ListPayments, ListLessonPayments, RenderReceipt, FindReceipt, GetReceipts, GetLessonTimeline],
    ...[BookingChanged, BookingCancelled, ProblemChanged, StandingChanged, ConfirmationChanged],
    ...[OpenCharge, ExpireCharge, SendRefund, CheckRefund, EarnPayment, DeliverSandboxWebhook],
    ...[CheckLedger, PayOut, SendPayout, CheckPayout, DeliverSandboxPayout, RotateEncryptionKeys],
  ],
  providers: [
    { provide: SystemChecks, useClass: OutsideChecks },
    ...[settings(PaymentsConfig), HandleChargeWebhook, HandlePayoutWebhook, OpenPayment, PaymentOfLesson, ProviderReports],
    ...[SandboxProvider, SandboxPayouts, AskPayout, PayoutRules, charges, providePayouts],
  ],
})
export class PaymentsModule {}

export const payments: Service = {
  name: 'payments',
  module: PaymentsModule,
  schemas: [PaymentSchema],
  migrations: [
    Payments1700000000000,
    Sandbox1700000000001,
    Ledger1700000000010,
    SandboxFacts1700000000011,
    Payouts1700000000012,
    Operators1700000000013,
    PayoutProviders1700000000020,
    AuditOf1700000000025,
    ProviderOfPayment1700000000014,
    GivenBack1700000000030,
    Contradicted1700000000031,
    RefundOverPayment1700000000032,
    CleanNames1700000000033,
    ProviderNames1700000000034,
    ByReceipt1700000000035,
    ByLessonTime1700000000036,
    Suspensions1700000000040,
    PayPalBatches1700000000050,
    EmailConfirmations1700000000051,
    ProviderOrder1700000000052,
    IdempotencyKeys1700000000060,
    LedgerBalance1700000000061,
    Weekly1700000000065,
    Closings1700000000070,
    LedgerAdded1700000000071,
    AuditChain1700000000100,
  ],
  oldRows: [oldAnswers, oldAudit],
};
