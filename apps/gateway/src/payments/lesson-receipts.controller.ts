import { Controller, Query, StreamableFile } from '@nestjs/common';
import type { PaymentOfLesson } from '@somo/contracts/receipts';
import { LessonPaymentsQuery } from '@somo/contracts/routes/payments';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

@Controller()
export class LessonReceiptsController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/lessons/payments', { summary: 'Get the payments of several of your lessons', by: ['student', 'teacher'] })
  listLessonPayments(@Query() { ids }: LessonPaymentsQuery): Promise<PaymentOfLesson[]> {
    return this.ask.for('payments.list-lesson-payments', { bookingIds: ids.split(',') });
  }

  @Route('GET /api/lessons/:id/receipt.pdf', {
    summary: 'Download the receipt for a lesson as PDF',
    by: ['student'],
    of: 'lesson',
    type: 'application/pdf',
  })
  @RateLimit('receipt')
  async getReceipt(@Id() bookingId: string): Promise<StreamableFile> {
    const receipt = await this.ask.for('payments.render-receipt', { bookingId });
    const pdf = Buffer.from(receipt.pdf, 'base64');
    return new StreamableFile(pdf, { disposition: `attachment; filename="somo-receipt-${receipt.number}.pdf"`, length: pdf.length });
  }
}
