import { setTimeout as sleep } from 'node:timers/promises';
import type { EventName, Events } from '@somo/contracts/events/map';
import type { JobName } from '@somo/contracts/jobs';
import type { Live as LiveMap, LiveName } from '@somo/contracts/live';
import type { DataSource } from 'typeorm';
import type { PoolClient } from 'pg';
import type { Clock } from './clock.js';
import { currentContext, runWith } from './context.js';
import { Db } from './db.js';
import {
  finishWork,
  plannedWork,
  isAmong,
  unplanWork,
  writeWork,
  type DueWork,
  type Keys,
  type Plan,
  type PlannedWork,
} from './due-work/due-work.js';
import { newId } from './ids.js';
import type { Live } from './live/live.js';
import { outboxRow, type OutboxRow } from './outbox/outbox.js';
import { isRetryable } from './pg-error.js';
import { writeConsequences } from './write-consequences.js';

const tries = 3;

/** What code inside a transaction may use: tables, events, pushes and plans, all of which take effect with the commit or not at all. */
export interface Tx {
  db: Db;
  emit<K extends EventName>(name: K, payload: Events[K]): void;
  live<K extends LiveName>(userId: string, name: K, payload: LiveMap[K]): void;
  /** Plans due work, at most once per job and key. */
  plan<K extends JobName>(job: K, plan: Plan<K>): void;
  unplan(job: JobName, keys: Keys): Promise<void>;
}

/** Wakes the loops that wait for a commit: the relay for events, the feeder for due work. */
interface Wakers {
  relay(): void;
  feeder(): void;
}

/** What one transaction collects: `write` goes before its commit, `afterCommit` after it. */
interface UnitOfWork {
  tx: Tx;
  write: () => Promise<void>;
  afterCommit: () => void;
}

export class Transaction {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly push: Live,
    private readonly wakes: Wakers,
  ) {}

  /**
   * Runs `work` in one transaction: state and events commit together. Retries deadlocks and serialization failures, up to three attempts in
   * all.
   */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.untilNoDeadlock(() => this.once(work));
  }

  /** Like `run`, for a job: marks its due work as done in the same commit. Throws ClaimLost when the claim is no longer this worker's. */
  async finish<T>(due: DueWork, work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await this.run(async (tx) => {
      if (!(await finishWork(tx.db, due, this.clock.now()))) throw new ClaimLost();
      return work(tx);
    });
    due.isDone = true;
    return result;
  }

  /**
   * Runs one SQL statement that commits by itself and writes its own outbox and due_work rows (the feeder finds them on its next run): the
   * fast path for a hot write.
   */
  async statement<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const result = await this.untilNoDeadlock(() => work(Db.over(this.source)));
    this.wakes.relay();
    return result;
  }

  private async untilNoDeadlock<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (attempt >= tries || !isRetryable(error)) throw error;
        await sleep(attempt * 15);
      }
    }
  }

  private async once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    const collected = this.collect(Db.inside(runner.manager, client));
    try {
      await runner.startTransaction();
      const outer = currentContext() ?? { requestId: newId() };
      const result = await runWith({ ...outer, inTransaction: true }, () => work(collected.tx));
      await collected.write();
      await runner.commitTransaction();
      collected.afterCommit();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** Collects events, plans and pushes for code that already holds a transaction (the inbox). */
  collect(db: Db): UnitOfWork {
    const events: OutboxRow[] = [];
    const plans: PlannedWork[] = [];
    let planned = false;
    const pushes: (() => void)[] = [];
    const tx: Tx = {
      db,
      emit: (name, payload) => void events.push(outboxRow(name, payload)),
      live: (userId, name, payload) => void pushes.push(() => this.push.push(userId, name, payload)),
      plan: (job, plan) => {
        planned = true;
        plans.push(plannedWork(job, plan));
      },
      unplan: async (job, keys) => {
        // What was planned earlier in this transaction is cancelled too.
        if (plans.some((plan) => plan.job === job && isAmong(keys, plan.key))) await writeWork(db, plans.splice(0));
        await unplanWork(db, job, keys, this.clock.now());
      },
    };
    const write = async () => {
      await writeConsequences(db, plans, events, this.clock.now());
    };
    const afterCommit = () => {
      if (events.length > 0) this.wakes.relay();
      if (planned) this.wakes.feeder();
      for (const send of pushes) send();
    };
    return { tx, write, afterCommit };
  }
}

/** Another worker has claimed the row, or it was cancelled in the meantime: nothing of this attempt may be committed. */
export class ClaimLost extends Error {}
