import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MaskedPayoutMethod } from '@somo/contracts/payouts';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { lineProblem } from '@somo/contracts/rules/lines';
import { holderMissing, mobileMoneyProblems } from '@somo/contracts/rules/mobile-money';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { toInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { checkConfirmed } from '@somo/platform/check-confirmed';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { masked } from '../domain/masked.js';
import { PayoutProviders } from '../outside/payouts/payout-providers.js';
import { PaymentsConfig } from '../payments.config.js';
import { schedulePayoutRun } from '../payouts/accrue-earning.js';
import { readEncryptionKeys, encrypt } from '@somo/platform/identity/encryption';

/** Saves where a teacher is paid from now on who has shown again who they are, and is notified by email. */
@Injectable()
export class SavePayoutMethod {
  constructor(
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
    private readonly providers: PayoutProviders,
  ) {}

  @Handles('payments.save-payout-method', { by: ['teacher'], refuses: [...proofRefusals, 'email-not-confirmed'] })
  async run({ to, ...proof }: Asks['payments.save-payout-method']['in'], caller: Caller): Promise<MaskedPayoutMethod> {
    const teacher = userOf(caller);
    checkConfirmed(teacher);
    const teacherId = teacher.userId;
    if (!this.providers.offered().includes(to.method))
      throw refuse('invalid-input', {
        errors: { 'payment.method': ['PayPal is not available here. Please choose another payout method'] },
      });
    if (to.method === 'bank_transfer')
      refuseProblems({
        'payment.bankName': lineProblem(to.bankName, "Please enter the bank's name"),
        'payment.accountHolder': lineProblem(to.accountHolder, holderMissing),
      });
    if (to.method === 'mobile_money') refuseProblems(inPayment(mobileMoneyProblems(to, this.config.MOBILE_MONEY_URL !== '')));
    const { currentPassword: password, code, codeMethod: method, passkey } = proof;
    await this.ask.for('auth.check-identity', { act: 'change-payout-method', password, code, method, passkey });
    const shown = masked(to);
    const sealed = encrypt(readEncryptionKeys(this.config.PAYOUT_KEYS), teacherId, to);
    const now = this.clock.now();
    const changedAt = toInstant(now);
    await this.transaction.run(async (tx) => {
      const [row] = await tx.db.sql<{ version: number }>('payout-method-save', upsert, [
        teacherId,
        sealed,
        JSON.stringify(shown),
        changedAt,
      ]);
      tx.emit('payout.method-changed', { teacherId, version: row?.version ?? 1, method: to.method, changedAt });
      await this.tryAgain(tx, teacherId, now);
    });
    return { ...shown, changedAt };
  }

  /** Puts earnings that had no payout method, or whose last payout was refused, into the next payout run. */
  private async tryAgain(tx: Tx, teacherId: string, now: number): Promise<void> {
    await tx.db.run(
      'payout-again',
      `UPDATE payments SET payout = 'due' WHERE teacher_id = $1 AND payout = 'refused' AND NOT held_by_operator`,
      [teacherId],
    );
    const waiting = await tx.db.sql(
      'payout-waiting',
      `SELECT 1 FROM payments WHERE teacher_id = $1 AND payout = 'due' AND payout_id IS NULL LIMIT 1`,
      [teacherId],
    );
    if (waiting.length > 0) schedulePayoutRun(tx, teacherId, now);
  }
}

/** Returns the problems by the names of the fields in the request. */
const inPayment = (problems: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`payment.${field}`, problem]));

const upsert = `
  INSERT INTO payout_methods (teacher_id, sealed, masked, version, changed_at) VALUES ($1, $2, $3, 1, $4)
  ON CONFLICT (teacher_id) DO UPDATE SET sealed = excluded.sealed, masked = excluded.masked, version = payout_methods.version + 1, changed_at = excluded.changed_at
  RETURNING version`;
