import { Injectable } from '@nestjs/common';
import type { SandboxOutcome } from '@somo/contracts/jobs';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { PaymentsConfig } from '../../payments.config.js';
import { PaymentProvider, type ChargeWish, type PayOutcome, type ProviderReport } from './port.js';
import { readSandboxReport, writeSandboxReport } from './sandbox-report.js';
import { cardOf, demoCard, sandboxFee, type SandboxCard } from './sandbox-cards.js';
import { isSigned, sign } from './signature.js';

interface SandboxCharge {
  id: string;
  reference: string;
  status: 'created' | 'challenged' | 'processing' | 'captured' | 'cancelled';
  amount_cents: number;
  fee_cents: number;
  refunded_cents: number;
  sequence: number;
  reports: number;
  card: string | null;
  dispute: 'open' | 'won' | 'lost' | null;
}

/** A provider to develop and demonstrate with: asynchronous, idempotent and signed like a real one, with tables of its own. */
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

  async createCharge(wish: ChargeWish): Promise<{ chargeId: string }> {
    await this.db.run(
      'sandbox-create',
      `INSERT INTO sandbox_charges (id, key, reference, amount_cents, fee_cents, status) VALUES ($1, $2, $3, $4, $5, 'created')
       ON CONFLICT ON CONSTRAINT sandbox_charges_key DO NOTHING`,
      [`sandbox_${newId()}`, wish.key, wish.reference, wish.amountCents, sandboxFee(wish.amountCents)],
    );
    const [charge] = await this.db.sql<{ id: string }>('sandbox-by-key', 'SELECT id FROM sandbox_charges WHERE key = $1', [wish.key]);
    if (!charge) throw new Error('The sandbox lost a charge.');
    if (this.config.SANDBOX_AUTO_PAY === 'on') await this.payCharge(charge.id, demoCard);
    return { chargeId: charge.id };
  }

  async payCharge(chargeId: string, number: string = demoCard): Promise<PayOutcome> {
    const { status, amount_cents: amountCents } = await this.charge(this.db, chargeId);
    const card = cardOf(number, amountCents);
    // Nobody may have lessons for money that was made up.
    const declines = card.declines || this.config.NODE_ENV === 'production';
    if ((status === 'created' || status === 'challenged') && declines) return 'declined';
    if (card.asks) await this.move(this.db, chargeId, 'challenged', ['created'], number);
    else await this.transaction.run((tx) => this.process(tx, chargeId, card, number, ['created', 'challenged']));
    return this.outcomeOf(chargeId);
  }

  async confirmCharge(chargeId: string, approved: boolean): Promise<PayOutcome> {
    const { card, amount_cents: amountCents } = await this.charge(this.db, chargeId);
    if (!approved) return (await this.move(this.db, chargeId, 'created', ['challenged'], null)) ? 'declined' : this.outcomeOf(chargeId);
    await this.transaction.run((tx) => this.process(tx, chargeId, cardOf(card ?? '', amountCents), card, ['challenged']));
    return this.outcomeOf(chargeId);
  }

  async cancelCharge(chargeId: string): Promise<'cancelled' | ProviderReport> {
    await this.db.run('sandbox-cancel', `UPDATE sandbox_charges SET status = 'cancelled' WHERE id = $1 AND status <> 'captured'`, [
      chargeId,
    ]);
    const charge = await this.charge(this.db, chargeId);
    return charge.status === 'captured' ? factsOf(charge) : 'cancelled';
  }

  async factsOf(chargeId: string): Promise<ProviderReport> {
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

  async readReport(body: string, signature: string): Promise<ProviderReport> {
    if (!isSigned(this.config.SANDBOX_WEBHOOK_SECRET, body, signature, this.clock.now())) throw refuse('bad-signature');
    return Promise.resolve(readSandboxReport(body));
  }

  /** Lets the moment pass: the money moves on the sandbox's side, and the reports to deliver are answered (none when it was cancelled first). */
  async settle(chargeId: string, outcome: SandboxOutcome): Promise<{ body: string; signature: string }[]> {
    await this.db.run(`sandbox-${outcome}`, settling[outcome], [chargeId]);
    const charge = await this.charge(this.db, chargeId);
    if (charge.status !== 'captured') return [];
    const { dispute } = cardOf(charge.card ?? '', charge.amount_cents);
    if (dispute && outcome === 'captured') await this.disputeLater(chargeId, dispute);
    const body = writeSandboxReport(factsOf(charge), chargeId);
    const report = { body, signature: sign(this.config.SANDBOX_WEBHOOK_SECRET, body, this.clock.now()) };
    return Array.from({ length: charge.reports }, () => report);
  }

  private async disputeLater(chargeId: string, end: 'lost' | 'won'): Promise<void> {
    await this.transaction.run((tx) => {
      this.planReport(tx, chargeId, 'disputed', 2_000, `${chargeId}-disputed`);
      this.planReport(tx, chargeId, `dispute-${end}`, 10_000, `${chargeId}-dispute-${end}`);
      return Promise.resolve();
    });
  }

  private async process(tx: Tx, chargeId: string, card: SandboxCard, number: string | null, from: string[]): Promise<void> {
    if (!(await this.move(tx.db, chargeId, 'processing', from, number, card.reports))) return;
    this.planReport(tx, chargeId, 'captured', card.delayMs, `${chargeId}-captured`);
  }

  private async move(db: Db, chargeId: string, to: string, from: string[], card: string | null, reports = 1): Promise<boolean> {
    const moved = await db.run(
      'sandbox-move',
      'UPDATE sandbox_charges SET status = $2, card = $4, reports = $5 WHERE id = $1 AND status = ANY ($3)',
      [chargeId, to, from, card, reports],
    );
    return moved === 1;
  }

  private async outcomeOf(chargeId: string): Promise<PayOutcome> {
    const { status } = await this.charge(this.db, chargeId);
    if (status === 'challenged') return { confirm: { kind: 'confirm' } };
    return status === 'cancelled' ? 'closed' : 'accepted';
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

// Each changes a charge once: what is done already, or can no longer be done, is left as it is. A dispute may end before its beginning was told.
// While it lasts nothing is given back, and after it is lost there is nothing left to give: what was asked meanwhile goes when it is won.
const undecided = `WHERE id = $1 AND status = 'captured' AND (dispute = 'open' OR (dispute IS NULL AND refunded_cents < amount_cents))`;
const settling: Record<SandboxOutcome, string> = {
  captured: `UPDATE sandbox_charges SET status = 'captured', sequence = sequence + 1 WHERE id = $1 AND status = 'processing'`,
  refunded: `UPDATE sandbox_charges c SET refunded_cents = r.cents, sequence = sequence + 1
    FROM (SELECT sum(amount_cents) AS cents FROM sandbox_refunds WHERE charge_id = $1) r
    WHERE c.id = $1 AND c.status = 'captured' AND coalesce(c.dispute, 'won') = 'won' AND c.refunded_cents < r.cents AND r.cents <= c.amount_cents`,
  disputed: `UPDATE sandbox_charges SET dispute = 'open', sequence = sequence + 1
    WHERE id = $1 AND status = 'captured' AND dispute IS NULL AND refunded_cents < amount_cents`,
  'dispute-lost': `UPDATE sandbox_charges SET dispute = 'lost', sequence = sequence + 1 ${undecided}`,
  'dispute-won': `UPDATE sandbox_charges SET dispute = 'won', sequence = sequence + 1,
    refunded_cents = greatest(refunded_cents, (SELECT coalesce(sum(r.amount_cents), 0) FROM sandbox_refunds r WHERE r.charge_id = id)) ${undecided}`,
};

function factsOf(charge: SandboxCharge): ProviderReport {
  return {
    reference: charge.reference,
    sequence: charge.sequence,
    captured: charge.status === 'captured',
    amountCents: charge.amount_cents,
    feeCents: charge.fee_cents,
    refundedCents: charge.refunded_cents,
    dispute: charge.dispute,
  };
}
