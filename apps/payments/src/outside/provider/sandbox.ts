import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { PaymentsConfig } from '../../payments.config.js';
import { PaymentProvider, type ChargeWish, type ProviderReport } from './port.js';
import { readSandboxReport, writeSandboxReport } from './sandbox-report.js';
import { cardOf, demoCard } from './sandbox-cards.js';
import { isSigned, sign } from './signature.js';

interface SandboxCharge {
  id: string;
  reference: string;
  status: 'created' | 'processing' | 'captured' | 'cancelled';
  reports: number;
  refunded_cents: number;
}

/** A provider to develop and demonstrate with: asynchronous, idempotent and signed like a real one, with tables of its own. */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: PaymentsConfig,
  ) {
    super();
  }

  async createCharge(wish: ChargeWish): Promise<{ chargeId: string }> {
    await this.db.run(
      'sandbox-create',
      `INSERT INTO sandbox_charges (id, key, reference, amount_cents, status) VALUES ($1, $2, $3, $4, 'created')
       ON CONFLICT ON CONSTRAINT sandbox_charges_key DO NOTHING`,
      [`sandbox_${newId()}`, wish.key, wish.reference, wish.amountCents],
    );
    const [charge] = await this.db.sql<{ id: string }>('sandbox-by-key', 'SELECT id FROM sandbox_charges WHERE key = $1', [wish.key]);
    if (!charge) throw new Error('The sandbox lost a charge.');
    if (this.config.SANDBOX_AUTO_PAY === 'on') await this.payCharge(charge.id, demoCard);
    return { chargeId: charge.id };
  }

  async payCharge(chargeId: string, number: string = demoCard): Promise<'accepted' | 'declined' | 'closed'> {
    const { status } = await this.charge(this.db, chargeId);
    const card = cardOf(number);
    if (status === 'created' && card.declines) return 'declined';
    return this.transaction.run(async (tx) => {
      const started = await tx.db.run(
        'sandbox-pay',
        `UPDATE sandbox_charges SET status = 'processing', reports = $2 WHERE id = $1 AND status = 'created'`,
        [chargeId, card.reports],
      );
      if (started === 1) this.planReport(tx, chargeId, 'captured', card.delayMs, `${chargeId}-captured`);
      return (await this.charge(tx.db, chargeId)).status === 'cancelled' ? 'closed' : 'accepted';
    });
  }

  async cancelCharge(chargeId: string): Promise<'cancelled' | 'captured'> {
    await this.db.run(
      'sandbox-cancel',
      `UPDATE sandbox_charges SET status = 'cancelled' WHERE id = $1 AND status IN ('created', 'processing')`,
      [chargeId],
    );
    return (await this.charge(this.db, chargeId)).status === 'captured' ? 'captured' : 'cancelled';
  }

  async refundCharge(chargeId: string, refund: { key: string; amountCents: number }): Promise<void> {
    await this.transaction.run(async (tx) => {
      const asked = await tx.db.run(
        'sandbox-refund',
        'INSERT INTO sandbox_refunds (key, charge_id, amount_cents) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [refund.key, chargeId, refund.amountCents],
      );
      if (asked === 1) this.planReport(tx, chargeId, 'refunded', 0, refund.key);
    });
  }

  readReport(body: string, signature: string): ProviderReport {
    if (!isSigned(this.config.SANDBOX_WEBHOOK_SECRET, body, signature, this.clock.now())) throw refuse('bad-signature');
    return readSandboxReport(body);
  }

  /** Lets the moment pass: the money moves on the sandbox's side, and the reports to deliver are answered (none when it was cancelled first). */
  async settle(chargeId: string, outcome: 'captured' | 'refunded'): Promise<{ body: string; signature: string }[]> {
    if (outcome === 'captured') {
      await this.db.run('sandbox-capture', `UPDATE sandbox_charges SET status = 'captured' WHERE id = $1 AND status = 'processing'`, [
        chargeId,
      ]);
    } else {
      await this.db.run(
        'sandbox-refunded',
        `UPDATE sandbox_charges SET refunded_cents = (SELECT sum(amount_cents) FROM sandbox_refunds WHERE charge_id = $1) WHERE id = $1 AND status = 'captured'`,
        [chargeId],
      );
    }
    const charge = await this.charge(this.db, chargeId);
    if (charge.status !== 'captured') return [];
    const body = writeSandboxReport({ kind: outcome, reference: charge.reference, refundedCents: charge.refunded_cents }, chargeId);
    const report = { body, signature: sign(this.config.SANDBOX_WEBHOOK_SECRET, body, this.clock.now()) };
    return Array.from({ length: charge.reports }, () => report);
  }

  private async charge(db: Db, chargeId: string): Promise<SandboxCharge> {
    const [charge] = await db.sql<SandboxCharge>(
      'sandbox-charge',
      'SELECT id, reference, status, reports, refunded_cents FROM sandbox_charges WHERE id = $1',
      [chargeId],
    );
    if (!charge) throw new Error(`The sandbox knows no charge ${chargeId}.`);
    return charge;
  }

  private planReport(tx: Tx, chargeId: string, outcome: 'captured' | 'refunded', delayMs: number, key: string): void {
    const dueAt = this.clock.now() + this.config.SANDBOX_DELAY_MS + delayMs;
    tx.plan('deliver-sandbox-webhook', { key, dueAt, data: { chargeId, outcome } });
  }
}
