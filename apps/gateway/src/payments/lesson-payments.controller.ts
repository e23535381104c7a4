import { Controller } from '@nestjs/common';
import { ConfirmPaymentBody, PayLessonBody } from '@somo/contracts/routes/lessons';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('GET /api/lessons/:id/payment', 'payments.get-lesson-payment', {
  summary: 'Get the payment for a lesson',
  by: ['student', 'teacher'],
  of: 'lesson',
  id: 'bookingId',
})
@Forward('POST /api/lessons/:id/pay', 'payments.pay-lesson', {
  summary: 'Pay for a lesson',
  by: ['student'],
  of: 'lesson',
  id: 'bookingId',
  body: PayLessonBody,
  once: true,
  limit: 'pay',
})
@Forward('POST /api/lessons/:id/pay/confirm', 'payments.confirm-payment', {
  summary: 'Confirm or decline a payment that the bank asks about',
  by: ['student'],
  of: 'lesson',
  id: 'bookingId',
  body: ConfirmPaymentBody,
})
export class LessonPaymentsController {
  constructor(readonly ask: Ask) {}
}
