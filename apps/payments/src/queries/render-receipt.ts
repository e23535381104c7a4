import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { RenderedReceipt } from '@somo/contracts/receipts';
import { refuse } from '@somo/contracts/refusals';
import { translator } from '@somo/messages/translator';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { runForNobody } from '@somo/platform/context';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { languageOfPdf } from '../receipt/language-of-pdf.js';
import { receiptPdf } from '../receipt/receipt-pdf.js';
import { findPayment } from '../charges/find-payment.js';
import type { Payment } from '../store/payment.schema.js';
import { receiptOf } from '../charges/receipt-of.js';

/** Emails carry the file, and asks are limited in size. */
const mostBytes = 200_000;

@Injectable()
export class RenderReceipt {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Returns the receipt as a PDF, for the student who paid and for emails to them. A payment of another student is not found. */
  @Handles('payments.render-receipt', {
    by: ['student', 'service:notification'],
    refuses: ['payment-not-found', 'receipt-not-ready', 'receipt-too-large', 'lesson-not-found', 'module-not-found', 'session-ended'],
  })
  async run({ bookingId, reader }: Asks['payments.render-receipt']['in'], caller: Caller): Promise<RenderedReceipt> {
    const payment = await findPayment(this.db, this.ask, bookingId);
    if (!payment || (caller.kind === 'user' && payment.studentId !== caller.userId)) throw refuse('payment-not-found');
    if (!payment.paidAt) throw refuse('receipt-not-ready');
    const { timeZone, ...account } = reader ?? (await this.ask.for('auth.get-account', {}));
    const language = languageOfPdf(account.language);
    const receipt = receiptOf(payment, payment.paidAt);
    const facts = await runForNobody(() => this.factsOf(payment, language));
    const pdf = await receiptPdf({ receipt, ...facts, timeZone, language, now: this.clock.now() });
    if (pdf.length > mostBytes) throw refuse('receipt-too-large');
    return { number: receipt.number, pdf: pdf.toString('base64') };
  }

  /** Returns what payments does not know itself: the lesson, who takes part, and the name of the module. */
  private async factsOf({ bookingId, studentId, teacherId }: Payment, language: string) {
    const [lesson, people] = await Promise.all([
      this.ask.for('booking.get-lesson', { bookingId }),
      this.ask.for('catalog.get-people', { ids: [studentId, teacherId] }),
    ]);
    const nameOf = (id: string) => {
      const person = people.find((one) => one.id === id);
      return person?.closed ? translator(language, 'receipts').t('closedAccount') : (person?.fullName ?? '');
    };
    const { moduleId } = lesson;
    const moduleName = moduleId === null ? null : (await this.ask.for('catalog.get-module', { moduleId })).name;
    return { lesson, student: nameOf(studentId), teacher: nameOf(teacherId), moduleName };
  }
}
