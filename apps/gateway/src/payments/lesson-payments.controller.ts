import { Body, Controller } from '@nestjs/common';
import type { LessonPayment } from '@somo/contracts/payments';
import { PayLessonBody } from '@somo/contracts/routes/lessons';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';

@Controller()
export class LessonPaymentsController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/lessons/:id/payment', { by: ['student'] })
  get(@Id('lesson-not-found') bookingId: string): Promise<LessonPayment> {
    return this.ask.for('payments.get-lesson-payment', { bookingId });
  }

  @Route('POST /api/lessons/:id/pay', { by: ['student'] })
  pay(@Id('lesson-not-found') bookingId: string, @Body() body: PayLessonBody): Promise<LessonPayment> {
    return this.ask.for('payments.pay-lesson', { bookingId, ...body });
  }
}
