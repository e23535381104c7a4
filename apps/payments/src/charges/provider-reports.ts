import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { currentContext, runWith } from '@somo/platform/context';
import { unreachable } from '@somo/platform/database/unreachable';
import { Gathered } from '@somo/platform/gathered';
import { newId } from '@somo/platform/ids';
import { Log } from '@somo/platform/log';
import { isRetryable } from '@somo/platform/pg-error';
import { roundsOf } from '@somo/platform/rounds-of';
import { Transaction, type Tx } from '@somo/platform/transaction';
import type { ProviderReport } from '../outside/provider/port.js';
import { logProviderMessages, type ProviderMessage } from '../store/log-provider-messages.js';
import { lockPayments } from '../store/payment-rows.js';
import { applyProviderState } from './apply-provider-state.js';

interface Reported {
  provider: string;
  report: ProviderReport;
  requestId: string;
  /** Why it was not applied. */
  error?: Error;
}

/** Whoever reports waits for a transaction anyway. */
const waitMs = 5;
/** A transaction that takes longer waits for a lock. */
const longestMs = 250;
const most = 16;

/**
 * Brings payments to the states that their provider reports. Reports that come at the same time share a transaction, which costs each about half
 * of one of its own; if one of them cannot be applied, each gets its own. While PostgreSQL cannot be reached, all fail at once.
 */
@Injectable()
export class ProviderReports {
  private readonly gathered = new Gathered((all: Reported[]) => this.applyAll(all), { most, waitMs, longestMs });

  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Resolves once the report is applied. Refuses `payment-not-found`, and what `applyProviderState` refuses. */
  async apply(provider: string, report: ProviderReport): Promise<void> {
    const reported: Reported = { provider, report, requestId: currentContext()?.requestId ?? newId() };
    await this.gathered.run(reported);
    if (reported.error) throw reported.error;
  }

  private async applyAll(all: Reported[]): Promise<void> {
    if (all.length > 1 && (await this.isApplied(all))) return;
    for (const reported of all) {
      try {
        await this.transaction.run((tx) => this.applyIn(tx, [reported]));
      } catch (error) {
        if (unreachable(error)) throw error;
        reported.error = error as Error;
      }
    }
  }

  private async isApplied(all: Reported[]): Promise<boolean> {
    try {
      await this.transaction.run(async (tx) => {
        for (const round of roundsOf(all, ({ report }) => report.reference)) await this.applyIn(tx, round);
      });
      return true;
    } catch (error) {
      if (unreachable(error)) throw error;
      if (!isRetryable(error)) this.log.warn({ err: error, reports: all.length }, 'reports of a provider are tried one by one');
      return false;
    }
  }

  private async applyIn(tx: Tx, reports: Reported[]): Promise<void> {
    const now = this.clock.now();
    const payments = await lockPayments(
      tx.db,
      reports.map(({ report }) => report.reference),
    );
    for (const { provider, report, requestId } of reports) {
      const { reference, ...facts } = report;
      const payment = payments.get(reference);
      if (payment?.provider !== provider) throw refuse('payment-not-found');
      await runWith({ requestId, inTransaction: true }, () => applyProviderState(tx, payment, facts, now));
    }
    const taken = reports.map(({ provider, report }) => messageOf(provider, report, 'taken'));
    await logProviderMessages(tx.db, taken, now);
  }
}

/** Returns what is logged of a provider's report. */
export function messageOf(provider: string, report: ProviderReport | undefined, outcome: string): ProviderMessage {
  const [what, key] = report ? [`report ${report.sequence}`, report.reference] : ['unread', ''];
  return { provider, direction: 'callback', what, key, outcome };
}
