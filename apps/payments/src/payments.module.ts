import { Module } from '@nestjs/common';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { PayLesson } from './commands/pay-lesson.js';
import { ReceiveWebhook } from './commands/receive-webhook.js';
import { TakeReport } from './commands/take-report.js';
import { DeliverSandboxWebhook } from './jobs/deliver-sandbox-webhook.js';
import { ExpireCharge } from './jobs/expire-charge.js';
import { OpenCharge } from './jobs/open-charge.js';
import { RefundCharge } from './jobs/refund-charge.js';
import { PaymentProvider } from './outside/provider/port.js';
import { SandboxProvider } from './outside/provider/sandbox.js';
import { PaymentsConfig } from './payments.config.js';
import { GetLessonPayment } from './queries/get-lesson-payment.js';
import { LessonTimeline } from './queries/lesson-timeline.js';
import { BookingCancelled } from './reactions/booking-cancelled.js';
import { BookingCreated } from './reactions/booking-created.js';
import { Payments1700000000000 } from './store/migrations/1700000000000-payments.js';
import { Sandbox1700000000001 } from './store/migrations/1700000000001-sandbox.js';
import { OpenPayment } from './store/open-payment.js';
import { PaymentSchema } from './store/payment.schema.js';

@Module({
  controllers: [
    ...[PayLesson, ReceiveWebhook],
    ...[GetLessonPayment, LessonTimeline],
    ...[BookingCreated, BookingCancelled],
    ...[OpenCharge, ExpireCharge, RefundCharge, DeliverSandboxWebhook],
  ],
  providers: [
    settings(PaymentsConfig),
    TakeReport,
    OpenPayment,
    SandboxProvider,
    { provide: PaymentProvider, useExisting: SandboxProvider },
  ],
})
export class PaymentsModule {}

export const payments: Service = {
  name: 'payments',
  module: PaymentsModule,
  schemas: [PaymentSchema],
  migrations: [Payments1700000000000, Sandbox1700000000001],
};
