import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { PaymentSchema } from './payment.schema.js';

/** Finds the payment behind a lesson's id, also behind one from before the lesson was moved: the payment stays with the agreement. */
@Injectable()
export class PaymentOfLesson {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
  ) {}

  /** Not inside a transaction: booking may have to be asked. Refuses 'payment-not-found', 'lesson-not-found'. */
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
