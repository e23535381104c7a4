import { Injectable } from '@nestjs/common';
import type { SandboxOutcome } from '@somo/contracts/jobs';
import type { Webhook } from '@somo/contracts/webhook';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { PaymentsConfig } from '../../payments.config.js';
import { PaymentProvider, type ChargeRequest, type PayOutcome, type ProviderReport } from './port.js';
import { factsOf, outcomeOf, settling, type SandboxCharge } from './sandbox-charge.js';
import { readSandboxReport, writeSandboxReport } from './sandbox-report.js';
import { cardOf, demoCard, sandboxFee, type SandboxCard } from './sandbox-cards.js';
import { checkSigned, signed } from './signature.js';

/** A provider for development and demos: asynchronous, idempotent and signed like a real one, with its own tables. */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'sandbox';
  readonly payWith = 'card';

  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: PaymentsConfig,
  ) {
    super();
  }

  async createCharge(request: ChargeRequest): Promise<{ chargeId: string }> {
    if (this.config.SANDBOX_AUTO_PAY === 'off') return { chargeId: (await this.opened(this.db, request)).id };
    return this.transaction.run(async (tx) => {
      const charge = await this.opened(tx.db, request);
      await this.pay(tx, charge, demoCard);
      return { chargeId: charge.id };
    });
  }

  async payCharge(chargeId: string, number: string = demoCard): Promise<PayOutcome> {
    return this.transaction.run(async (tx) => this.pay(tx, await this.charge(tx.db, chargeId), number));
  }

  async confirmCharge(chargeId: string, approved: boolean): Promise<PayOutcome> {
    return this.transaction.run(async (tx) => {
      const { card, amount_cents: amountCents } = await this.charge(tx.db, chargeId);
      if (approved) await this.process(tx, chargeId, cardOf(card ?? '', amountCents), card, ['challenged']);
      else if (await this.move(tx.db, chargeId, 'created', ['challenged'], null)) return 'declined';
      return outcomeOf(await this.charge(tx.db, chargeId));
    });
  }

  async cancelCharge(chargeId: string): Promise<'cancelled' | ProviderReport> {
    await this.db.run('sandbox-cancel', `UPDATE sandbox_charges SET status = 'cancelled' WHERE id = $1 AND status <> 'captured'`, [
      chargeId,
    ]);
    const charge = await this.charge(this.db, chargeId);
    return charge.status === 'captured' ? factsOf(charge) : 'cancelled';
  }

  async getCharge(chargeId: string): Promise<ProviderReport> {
    return factsOf(await this.charge(this.db, chargeId));
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

  async readReport(webhook: Webhook): Promise<ProviderReport> {
    checkSigned(this.config.SANDBOX_WEBHOOK_SECRET, webhook, this.clock.now());
    return Promise.resolve(readSandboxReport(webhook.body));
  }

  /** Settles a charge on the sandbox's side and returns the webhooks to deliver (none if it was cancelled first). */
  async settle(chargeId: string, outcome: SandboxOutcome): Promise<Webhook[]> {
    const [settled] = await this.db.sql<SandboxCharge>(`sandbox-${outcome}`, `${settling[outcome]} RETURNING c.*`, [chargeId]);
    const charge = settled ?? (await this.charge(this.db, chargeId));
    if (charge.status !== 'captured') return [];
    const { dispute } = cardOf(charge.card ?? '', charge.amount_cents);
    if (dispute && outcome === 'captured') await this.disputeLater(chargeId, dispute);
    const report = signed(this.config.SANDBOX_WEBHOOK_SECRET, writeSandboxReport(factsOf(charge), chargeId), this.clock.now());
    return Array.from({ length: charge.reports }, () => report);
  }

  private async disputeLater(chargeId: string, end: 'lost' | 'won'): Promise<void> {
    await this.transaction.run((tx) => {
      this.planReport(tx, chargeId, 'disputed', 2_000, `${chargeId}-disputed`);
      this.planReport(tx, chargeId, `dispute-${end}`, 10_000, `${chargeId}-dispute-${end}`);
      return Promise.resolve();
    });
  }

  /** Returns the charge with this key, creating it if needed. */
  private async opened(db: Db, { key, reference, amountCents }: ChargeRequest): Promise<SandboxCharge> {
    const [created] = await db.sql<SandboxCharge>(
      'sandbox-create',
      `INSERT INTO sandbox_charges (id, key, reference, amount_cents, fee_cents, status) VALUES ($1, $2, $3, $4, $5, 'created')
       ON CONFLICT ON CONSTRAINT sandbox_charges_key DO NOTHING RETURNING *`,
      [`sandbox_${newId()}`, key, reference, amountCents, sandboxFee(amountCents)],
    );
    if (created) return created;
    const [charge] = await db.sql<SandboxCharge>('sandbox-by-key', 'SELECT * FROM sandbox_charges WHERE key = $1', [key]);
    if (!charge) throw new Error('The sandbox lost a charge.');
    return charge;
  }

  private async pay(tx: Tx, charge: SandboxCharge, number: string): Promise<PayOutcome> {
    const card = cardOf(number, charge.amount_cents);
    // Sandbox money must not buy lessons in production.
    const declines = card.declines || this.config.NODE_ENV === 'production';
    if ((charge.status === 'created' || charge.status === 'challenged') && declines) return 'declined';
    if (!card.asks && (await this.process(tx, charge.id, card, number, ['created', 'challenged']))) return 'accepted';
    if (card.asks) await this.move(tx.db, charge.id, 'challenged', ['created'], number);
    return outcomeOf(await this.charge(tx.db, charge.id));
  }

  /** Returns whether this call, and not an earlier one, started the payment. */
  private async process(tx: Tx, chargeId: string, card: SandboxCard, number: string | null, from: string[]): Promise<boolean> {
    if (!(await this.move(tx.db, chargeId, 'processing', from, number, card.reports))) return false;
    this.planReport(tx, chargeId, 'captured', card.delayMs, `${chargeId}-captured`);
    return true;
  }

  private async move(db: Db, chargeId: string, to: string, from: string[], card: string | null, reports = 1): Promise<boolean> {
    const moved = await db.run(
      'sandbox-move',
      'UPDATE sandbox_charges SET status = $2, card = $4, reports = $5 WHERE id = $1 AND status = ANY ($3)',
      [chargeId, to, from, card, reports],
    );
    return moved === 1;
  }

  private async charge(db: Db, chargeId: string): Promise<SandboxCharge> {
    const [charge] = await db.sql<SandboxCharge>('sandbox-charge', 'SELECT * FROM sandbox_charges WHERE id = $1', [chargeId]);
    if (!charge) throw new Error(`The sandbox knows no charge ${chargeId}.`);
    return charge;
  }

  private planReport(tx: Tx, chargeId: string, outcome: SandboxOutcome, delayMs: number, key: string): void {
    const dueAt = this.clock.now() + this.config.SANDBOX_DELAY_MS + delayMs;
    tx.plan('deliver-sandbox-webhook', { key, dueAt, data: { chargeId, outcome } });
  }
}
