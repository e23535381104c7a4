import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { toInstant } from '@somo/contracts/time';
import type { TimelineFact, TimelinePart } from '@somo/contracts/timeline';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { traceLesson } from '@somo/platform/operating/trace-lesson';
import { In } from 'typeorm';
import { PaymentSchema, type Payment } from '../store/payment.schema.js';

@Injectable()
export class GetLessonTimeline {
  constructor(private readonly db: Db) {}

  @Handles('payments.get-lesson-timeline', { by: ['operator:support', 'operator:money'] })
  async run(question: Asks['payments.get-lesson-timeline']['in']): Promise<TimelinePart> {
    const payments = await this.db.of(PaymentSchema).find({ where: { bookingId: In(question.bookingIds) } });
    const refunds = await this.db.sql<{ id: string }>('timeline-refunds', 'SELECT id FROM refunds WHERE payment_id = ANY ($1)', [
      payments.map(({ id }) => id),
    ]);
    const keys = [
      ...payments.flatMap(({ id, providerChargeId }) => [id, ...(providerChargeId ? [providerChargeId] : [])]),
      ...refunds.map(({ id }) => id),
    ];
    const { events, jobs, deliveries } = await traceLesson(this.db, question, keys);
    return {
      holds: payments.map(({ version, charge }) => ({ what: 'payment', version, state: charge })),
      entries: [...payments.flatMap(factsOf), ...events, ...jobs],
      deliveries,
    };
  }
}

function factsOf(payment: Payment): TimelineFact[] {
  const { id, amountCents, feeCents, charge, refundedCents, providerChargeId } = payment;
  const fact = (name: TimelineFact['name'], date: Date, details: TimelineFact['details']): TimelineFact => ({
    kind: 'fact',
    at: toInstant(date.getTime()),
    name,
    details,
  });
  const facts = [fact('charge-opened', payment.createdAt, { paymentId: id, amountCents, feeCents })];
  if (payment.paidAt) facts.push(fact('charge-captured', payment.paidAt, providerChargeId ? { providerChargeId } : {}));
  if (charge !== 'open' && charge !== 'captured') facts.push(fact('charge-changed', payment.changedAt, { charge, refundedCents }));
  return facts;
}
