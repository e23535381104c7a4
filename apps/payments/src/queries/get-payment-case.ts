import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { operatorActs, type OperatorAct, type PaymentFile } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { paymentCase } from '../charges/payment-case.js';
import { PaymentOfLesson } from '../charges/payment-of-lesson.js';
import { PaymentSchema } from '../store/payment.schema.js';

interface ActRow {
  id: string;
  at: Date;
  operator_id: string;
  action: OperatorAct['action'];
  details: { note: string; amountCents?: number; refused?: string };
}

/** Returns a lesson's payment with the operators' actions on it, whatever happened to the lesson. */
@Injectable()
export class GetPaymentCase {
  constructor(
    private readonly db: Db,
    private readonly paymentOfLesson: PaymentOfLesson,
  ) {}

  @Handles('payments.get-payment-case', { by: ['operator:support', 'operator:money'], refuses: ['payment-not-found', 'lesson-not-found'] })
  async run({ bookingId }: Asks['payments.get-payment-case']['in']): Promise<PaymentFile> {
    const id = await this.paymentOfLesson.idOf(bookingId);
    const payment = await this.db.of(PaymentSchema).findOneBy({ id });
    if (!payment) throw refuse('payment-not-found');
    const rows = await this.db.sql<ActRow>('payment-acts', acts, [[id, payment.agreementId, bookingId], operatorActs]);
    return { ...paymentCase(payment), acts: rows.map(toAct) };
  }
}

const acts = `
  SELECT id, at, operator_id, action, details FROM audit WHERE thing_id = ANY($1::uuid[]) AND action = ANY($2::text[])
  ORDER BY at DESC, id DESC LIMIT 50`;

const toAct = ({ id, at, operator_id: operatorId, action, details }: ActRow): OperatorAct => ({
  ...{ id, at: toInstant(at.getTime()), operatorId, action, note: details.note },
  ...{ amountCents: details.amountCents ?? null, refused: details.refused ?? null },
});
