import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import type { MaskedPayoutMethod, PayoutMethodName } from '@somo/contracts/payouts';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { newId } from '@somo/platform/ids';
import { Log } from '@somo/platform/log';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { schedulePayoutRun } from '../payouts/accrue-earning.js';
import { PayoutRules } from '../payouts/payout-rules.js';

interface PayoutRun {
  teacherId: string;
  /** `YYYY-MM-DD`, UTC. */
  period: string;
  minimumCents: number;
  /** Returns the provider's name; undefined if none supports the method. */
  providerFor: (method: PayoutMethodName) => string | undefined;
}

/** `nothing`: there is no payout method or not enough is due. `nobody`: enough is due, but no provider supports the method. */
type Claim = { payoutId: string } | 'nothing' | 'nobody';

interface DuePayment {
  id: string;
  netCents: number;
}

interface Method {
  sealed: string;
  masked: Omit<MaskedPayoutMethod, 'changedAt'>;
  version: number;
}

/** Runs one teacher's payout for one day: claims everything due into one payout and schedules sending it, in one transaction. */
@Injectable()
export class PayOut {
  constructor(
    private readonly transaction: Transaction,
    private readonly rules: PayoutRules,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Runs('pay-out')
  async run({ teacherId, period }: Jobs['pay-out']['data'], work: DueWork): Promise<void> {
    if (await this.rules.isHeld(teacherId)) return;
    const run: PayoutRun = {
      teacherId,
      period,
      minimumCents: await this.rules.minimumFor(teacherId),
      providerFor: (method) => this.rules.providerFor(method),
    };
    await this.transaction.finish(work, async (tx) => {
      const now = this.clock.now();
      const claim = await claimPayout(tx.db, run, now);
      if (claim === 'nothing') return;
      if (claim !== 'nobody') return tx.plan('send-payout', { key: claim.payoutId, dueAt: now, data: { payoutId: claim.payoutId } });
      // The balance stays due and is not reported as paid: the next run may find a provider.
      this.log.warn({ teacherId, period }, "nobody here pays out by this teacher's method: the money waits");
      schedulePayoutRun(tx, teacherId, now);
    });
  }
}

/**
 * Claims everything a teacher is owed, except what is held, into one payout assigned to the provider that supports the teacher's method.
 */
async function claimPayout(db: Db, { teacherId, period, minimumCents, providerFor }: PayoutRun, now: number): Promise<Claim> {
  // Two runs of one teacher for different days must not claim the same balance.
  await db.sql('payout-turn', `SELECT pg_advisory_xact_lock(hashtextextended('payout:' || $1::text, 0))`, [teacherId]);
  const [method] = await db.sql<Method>(
    'payout-method',
    'SELECT sealed, masked, version FROM payout_methods WHERE teacher_id = $1 FOR SHARE',
    [teacherId],
  );
  if (!method) return 'nothing';
  const due = await db.sql<DuePayment>('payout-due', duePayments, [teacherId]);
  const ids = due.map(({ id }) => id);
  const amountCents = await free(db, teacherId, ids);
  if (due.length === 0 || amountCents < Math.max(minimumCents, 1)) return 'nothing';
  const provider = providerFor(method.masked.method);
  if (provider === undefined) return 'nobody';
  const payoutId = newId();
  const claimed = await db.run('payout-claim', insertPayout, [
    payoutId,
    teacherId,
    period,
    amountCents,
    provider,
    method.sealed,
    JSON.stringify(method.masked),
    method.version,
    new Date(now),
  ]);
  if (claimed === 0) return 'nothing';
  await db.run(
    'payout-items',
    'INSERT INTO payout_items (payout_id, payment_id, net_cents) SELECT $1, item.id, item.net FROM unnest($2::uuid[], $3::integer[]) AS item (id, net)',
    [payoutId, ids, due.map(({ netCents }) => netCents)],
  );
  await db.run('payout-take', 'UPDATE payments SET payout_id = $1 WHERE id = ANY ($2)', [payoutId, ids]);
  return { payoutId };
}

const duePayments = `
  SELECT id, net_cents AS "netCents" FROM payments
  WHERE teacher_id = $1 AND payout = 'due' AND payout_id IS NULL AND charge IN ('captured', 'part_refunded') ORDER BY id FOR UPDATE`;

const insertPayout = `
  INSERT INTO payouts (id, teacher_id, period, amount_cents, status, provider, sealed, masked, method_version, version, created_at, changed_at)
  VALUES ($1, $2, $3, $4, 'claimed', $5, $6, $7, $8, 1, $9, $9) ON CONFLICT ON CONSTRAINT payouts_one_a_period DO NOTHING`;

/**
 * Returns the balance to pay out: what the ledger owes the teacher, minus claimed payouts, and minus every other earning that is not in a
 * payout (held, refused, disputed, or just earned). A single statement, for a consistent snapshot. Refunds of money paid out earlier are
 * included: the balance carries them forward.
 */
async function free(db: Db, teacherId: string, taken: string[]): Promise<number> {
  const [owed] = await db.sql<{ cents: string }>(
    'payout-balance',
    `SELECT (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_entries WHERE account = 'payable' AND teacher_id = $1)
          - (SELECT coalesce(sum(amount_cents), 0) FROM payouts WHERE teacher_id = $1 AND status = 'claimed')
          - (SELECT coalesce(sum(net_cents), 0) FROM payments
             WHERE teacher_id = $1 AND payout IN ('due', 'held', 'refused') AND payout_id IS NULL AND earned_at IS NOT NULL AND id <> ALL ($2)) AS cents`,
    [teacherId, taken],
  );
  return Number(owed?.cents ?? 0);
}
