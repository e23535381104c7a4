import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { OperatorRefund } from '@somo/contracts/events/payment';
import type { PaymentCase } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { RefundPaymentBody } from '@somo/contracts/routes/admin-money';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { hasMoney } from '../domain/charge.js';
import { askRefund } from '../charges/ask-refund.js';
import { lockedPayment, paymentCase } from '../charges/payment-case.js';
import { PaymentOfLesson } from '../charges/payment-of-lesson.js';

/**
 * Refunds a payment on an operator's behalf. The operator sends the refunded amount they saw, so the second of two concurrent refunds is
 * refused.
 */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly ask: Ask,
    readonly transaction: Transaction,
    readonly clock: Clock,
    private readonly paymentOfLesson: PaymentOfLesson,
  ) {}

  @Handles('payments.refund-payment', {
    by: ['operator:money'],
    input: RefundPaymentBody,
    refuses: [
      'proof-needed',
      'payment-not-found',
      'payment-changed',
      'payment-not-refundable',
      'refund-too-large',
      'lesson-not-found',
      'account-suspended',
      'idempotency-key-reused',
      'in-progress',
    ],
  })
  async run(asked: Asks['payments.refund-payment']['in'], caller: Caller): Promise<PaymentCase> {
    const { bookingId, amountCents, refundedCents } = asked;
    const details = { bookingId, amountCents, refundedCents, note: asked.note.trim() };
    const attempt = { operatorId: userOf(caller).userId, action: 'refund-payment', thingId: bookingId, details };
    await this.ask.for('auth.check-proven', {});
    return auditRefusal(this.transaction, this.clock, attempt, async () => {
      attempt.thingId = await this.paymentOfLesson.idOf(bookingId);
      return runOnce(this, onceOf('refund-payment', attempt.operatorId, asked), async (tx) => {
        await checkNotSuspended(tx.db, attempt.operatorId);
        const payment = await lockedPayment(tx.db, attempt.thingId);
        if (!hasMoney(payment)) throw refuse('payment-not-refundable');
        if (payment.refundAskedCents !== refundedCents) throw refuse('payment-changed');
        const now = this.clock.now();
        await askRefund(tx, payment, amountCents, 'operator', now);
        await addAudit(tx.db, attempt, now);
        const refunded = paymentCase(await lockedPayment(tx.db, payment.id));
        tx.emit('payment.share-lowered', lowered(refunded, payment.agreementId, amountCents));
        return refunded;
      });
    });
  }
}

function lowered(payment: PaymentCase, agreementId: string, refundCents: number): OperatorRefund {
  const { lessonId: bookingId, studentId, teacherId, netCents } = payment;
  const refundedCents = payment.refundedCents + payment.refundPendingCents;
  return { agreementId, bookingId, studentId, teacherId, refundCents, refundedCents, netCents };
}
