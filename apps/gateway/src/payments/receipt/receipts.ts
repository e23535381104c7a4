import { Injectable } from '@nestjs/common';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { LessonPeople } from '../../lessons/lesson-people.js';
import { receiptPdf } from './receipt-pdf.js';

/** Builds the receipt of a paid lesson from payments, booking, catalog and auth. */
@Injectable()
export class Receipts {
  constructor(
    private readonly ask: Ask,
    private readonly people: LessonPeople,
    private readonly clock: Clock,
  ) {}

  /** Returns the signed-in student's receipt. Refuses with 'payment-not-found' or 'receipt-not-ready'. */
  async of(bookingId: string): Promise<{ number: string; pdf: Buffer }> {
    const receipt = await this.ask.for('payments.get-receipt', { bookingId });
    const [record, { timeZone, language }] = await Promise.all([
      this.ask.for('booking.get-lesson', { bookingId: receipt.lessonId }),
      this.ask.for('auth.get-account', {}),
    ]);
    const [lesson, moduleName] = await Promise.all([this.people.one(record), this.nameOf(record.moduleId)]);
    const pdf = await receiptPdf({ receipt, lesson, moduleName, timeZone, language, now: this.clock.now() });
    return { number: receipt.number, pdf };
  }

  private async nameOf(moduleId: string | null): Promise<string | null> {
    return moduleId === null ? null : (await this.ask.for('catalog.get-module', { moduleId })).name;
  }
}
