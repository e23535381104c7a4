import { Injectable } from '@nestjs/common';
import { payoutMethods } from '@somo/contracts/payouts';
import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Transaction } from '@somo/platform/transaction';
import { PaymentsConfig } from '../../payments.config.js';
import { checkSigned, signed } from '../provider/signature.js';
import { unknownPayout, PayoutProvider, type PayoutSnapshot, type PayoutReport, type PayoutRequest } from './port.js';
import { sandboxAccount } from './sandbox-accounts.js';

interface Row {
  status: PayoutSnapshot['status'];
  reason: string | null;
  amountCents: number;
  reports: number;
}

/** A sandbox that pays no one, but is as asynchronous, idempotent and signed as a real provider. */
@Injectable()
export class SandboxPayouts extends PayoutProvider {
  readonly name = 'sandbox-payouts';
  readonly methods = payoutMethods;

  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: PaymentsConfig,
  ) {
    super();
  }

  async send({ key, amountCents, to }: PayoutRequest): Promise<PayoutSnapshot> {
    const { refuses, reports } = sandboxAccount(to);
    await this.transaction.run(async (tx) => {
      const news = await tx.db.run(
        'sandbox-payout',
        `INSERT INTO sandbox_payouts (key, amount_cents, method, status, reason, reports) VALUES ($1, $2, $3, 'pending', $4, $5) ON CONFLICT DO NOTHING`,
        [key, amountCents, to.method, refuses, reports],
      );
      const dueAt = this.clock.now() + this.config.SANDBOX_DELAY_MS;
      if (news === 1) tx.plan('deliver-sandbox-payout', { key, dueAt, data: { key } });
    });
    return this.statusOf(key);
  }

  async statusOf(key: string): Promise<PayoutSnapshot> {
    const row = await this.row(key);
    if (!row) return unknownPayout;
    const { status, reason, amountCents } = row;
    return { status, reason: status === 'refused' ? reason : null, amountCents };
  }

  readReport(webhook: Webhook): Promise<PayoutReport[]> {
    return Promise.resolve().then(() => {
      checkSigned(this.config.SANDBOX_WEBHOOK_SECRET, webhook, this.clock.now());
      return [readPayoutReport(webhook.body)];
    });
  }

  /** Settles a pending payout and returns the webhooks to deliver. */
  async settle(key: string): Promise<Webhook[]> {
    await this.db.run(
      'sandbox-payout-settle',
      `UPDATE sandbox_payouts SET status = CASE WHEN reason IS NULL THEN 'done' ELSE 'refused' END WHERE key = $1 AND status = 'pending'`,
      [key],
    );
    const row = await this.row(key);
    if (!row) return [];
    const body = JSON.stringify({
      type: 'payout.updated',
      payout: { key, status: row.status, reason: row.reason, amount_cents: row.amountCents },
    });
    return Array.from({ length: row.reports }, () => signed(this.config.SANDBOX_WEBHOOK_SECRET, body, this.clock.now()));
  }

  private async row(key: string): Promise<Row | undefined> {
    const [row] = await this.db.sql<Row>(
      'sandbox-payout-of',
      'SELECT status, reason, amount_cents AS "amountCents", reports FROM sandbox_payouts WHERE key = $1',
      [key],
    );
    return row;
  }
}

/** Parses a webhook; refuses `malformed-request` for anything but a final status. */
function readPayoutReport(body: string): PayoutReport {
  const said = parse(body) as { type?: unknown; payout?: Record<string, unknown> };
  const { key, status, reason, amount_cents: amountCents } = said.payout ?? {};
  const readable = said.type === 'payout.updated' && typeof key === 'string' && (status === 'done' || status === 'refused');
  if (!readable || (reason !== null && typeof reason !== 'string') || !Number.isInteger(amountCents)) throw refuse('malformed-request');
  return { key, status, reason, amountCents: Number(amountCents) };
}

function parse(body: string): object {
  try {
    return Object(JSON.parse(body)) as object;
  } catch {
    throw refuse('malformed-request');
  }
}
