import { Body, Controller } from '@nestjs/common';
import type { LessonPayment } from '@somo/contracts/payments';
import { ConfirmPaymentBody, PayLessonBody } from '@somo/contracts/routes/lessons';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

@Controller()
export class LessonPaymentsController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/lessons/:id/payment', { by: ['student', 'teacher'] })
  get(@Id('lesson-not-found') bookingId: string): Promise<LessonPayment> {
    return this.ask.for('payments.get-lesson-payment', { bookingId });
  }

  @Route('POST /api/lessons/:id/pay', { by: ['student'] })
  @RateLimit('pay')
  pay(@Id('lesson-not-found') bookingId: string, @Body() body: PayLessonBody, @Once() once: Once): Promise<LessonPayment> {
    return this.ask.for('payments.pay-lesson', { bookingId, ...body, ...once });
  }

  @Route('POST /api/lessons/:id/pay/confirm', { by: ['student'] })
  confirm(@Id('lesson-not-found') bookingId: string, @Body() { approved }: ConfirmPaymentBody): Promise<LessonPayment> {
    return this.ask.for('payments.confirm-payment', { bookingId, approved });
  }
}
