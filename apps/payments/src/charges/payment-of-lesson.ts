import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { PaymentSchema } from '../store/payment.schema.js';

/** Finds the payment for a lesson's id, even one from before a reschedule: the payment belongs to the agreement. */
@Injectable()
export class PaymentOfLesson {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
  ) {}

  /** Returns the payment's id. Not inside a transaction: it may need to ask booking. Refuses 'payment-not-found', 'lesson-not-found'. */
  async idOf(bookingId: string): Promise<string> {
    const payments = this.db.of(PaymentSchema);
    const known = (await payments.findOneBy({ bookingId })) ?? (await payments.findOneBy({ agreementId: bookingId }));
    if (known) return known.id;
    const { agreementId } = await this.ask.for('booking.get-agreement', { bookingId });
    const moved = await payments.findOneBy({ agreementId });
    if (!moved) throw refuse('payment-not-found');
    return moved.id;
  }
}
