import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { PaymentCase } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { HoldPaymentBody } from '@somo/contracts/routes/admin-money';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { addAudit, auditRefusal, type AuditEntry } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { holdEarning, releaseEarning } from '../payouts/hold-earning.js';
import { lockedPayment, paymentCase } from '../charges/payment-case.js';
import { PaymentOfLesson } from '../charges/payment-of-lesson.js';
import { PaymentSchema } from '../store/payment.schema.js';

/** Holds back a teacher's earning on an operator's behalf, or releases it. */
@Injectable()
export class HoldPayment {
  constructor(
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly paymentOfLesson: PaymentOfLesson,
  ) {}

  @Handles('payments.hold-payment', {
    by: ['operator:money'],
    input: HoldPaymentBody,
    refuses: ['proof-needed', 'payment-not-found', 'payment-changed', 'already-paid-out', 'lesson-not-found', 'account-suspended'],
  })
  async run({ bookingId, held, note }: Asks['payments.hold-payment']['in'], caller: Caller): Promise<PaymentCase> {
    const action = held ? 'hold-payment' : 'release-payment';
    const attempt = { operatorId: userOf(caller).userId, action, thingId: bookingId, details: { bookingId, note: note.trim() } };
    if (!held) await this.ask.for('auth.check-proven', {});
    return auditRefusal(this.transaction, this.clock, attempt, async () => {
      attempt.thingId = await this.paymentOfLesson.idOf(bookingId);
      return this.transaction.run(async (tx) => {
        await checkNotSuspended(tx.db, attempt.operatorId);
        return this.hold(tx, held, attempt);
      });
    });
  }

  private async hold(tx: Tx, held: boolean, attempt: AuditEntry): Promise<PaymentCase> {
    const payment = await lockedPayment(tx.db, attempt.thingId);
    if (payment.heldByOperator === held) throw refuse('payment-changed');
    if (held && (payment.payout === 'sent' || payment.payout === 'done' || payment.payoutId !== null)) throw refuse('already-paid-out');
    const now = this.clock.now();
    await tx.db.of(PaymentSchema).update({ id: payment.id }, { heldByOperator: held });
    if (held) await holdEarning(tx.db, payment);
    else await releaseEarning(tx, payment.id, now);
    await addAudit(tx.db, attempt, now);
    return paymentCase(await lockedPayment(tx.db, payment.id));
  }
}
