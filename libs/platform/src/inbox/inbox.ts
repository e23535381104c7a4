import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { DataSource } from 'typeorm';
import type { PoolClient } from 'pg';
import type { Clock } from '../clock.js';
import { runWith } from '../context.js';
import { withFailure } from '../database/failure-times.js';
import { unreachable } from '../database/unreachable.js';
import { Db } from '../db.js';
import { newId } from '../ids.js';
import type { Log } from '../log.js';
import { isRetryable } from '../pg-error.js';
import type { Transaction, Tx } from '../transaction.js';

export type EventHandler = (event: EventEnvelope, tx: Tx) => Promise<void>;
export type BatchHandler = (events: EventEnvelope[], tx: Tx) => Promise<void>;

const maxDeliveryAttempts = 8;
/** Of an event that deadlocks with another instance's, one right after the other. */
const mostTries = 5;
const maxUndecodable = 64 * 1024;

/** For an event that could not be read or no longer has a handler: it must not block the others, and is eventually dead again. */
const noHandler: EventHandler = ({ type }) => Promise.reject(new Error(`Nobody here reacts to ${type ?? 'what could not be read'}.`));

/** An event, and this service's handler for it. */
interface HandledEvent {
  event: EventEnvelope;
  handle: EventHandler;
  /** A handler that takes several events at once: those of a batch that have the same. */
  together?: BatchHandler | undefined;
}

/**
 * Processes each event once: the row that marks it as seen and its reaction commit together. When a reaction throws, the event's envelope
 * is stored here, retried with exponential backoff, and dead after eight attempts. So one failing event never holds up another, on either bus.
 */
export class Inbox {
  constructor(
    private readonly source: DataSource,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Processes several events in one transaction, which costs a fraction of one for each; if a reaction throws, each event gets its own. */
  async receive(batch: HandledEvent[]): Promise<void> {
    if (batch.length > 1 && (await this.receiveTogether(batch))) return;
    for (const one of batch) await this.receiveOne(one);
  }

  private async receiveTogether(batch: HandledEvent[]): Promise<boolean> {
    try {
      await this.inTransaction(async (db) => {
        const newIds = new Set(await this.insertReceived(db, batch));
        return this.handleAll(
          batch.filter(({ event }) => newIds.delete(event.id)),
          db,
        );
      });
      return true;
    } catch (error) {
      if (unreachable(error)) throw error;
      const types = [...new Set(batch.map(({ event }) => event.type))];
      if (!isRetryable(error)) this.log.warn({ err: error, types }, 'the events of a batch are tried one by one');
      return false;
    }
  }

  private async receiveOne(one: HandledEvent, tries = 1): Promise<void> {
    try {
      await this.inTransaction(async (db) => {
        const newIds = await this.insertReceived(db, [one]);
        return this.handleAll(newIds.length > 0 ? [one] : [], db);
      });
    } catch (error) {
      // The failed transaction is rolled back; when PostgreSQL is unreachable, the event is delivered again.
      if (unreachable(error)) throw error;
      // Another instance has locked the rows of several events in another order.
      if (isRetryable(error) && tries < mostTries) return this.receiveOne(one, tries + 1);
      await this.storeFailure(one.event, 1, error, Db.over(this.source));
    }
  }

  /** Runs the handlers; returns what to do after the commit. */
  private async handleAll(events: HandledEvent[], db: Db): Promise<() => void> {
    const { tx, write, afterCommit } = this.transaction.collect(db);
    for (const react of reactionsTo(events)) await react(tx);
    await write();
    return afterCommit;
  }

  /** Inserts the events as done, because they nearly always will be: a failure rolls this back. Returns the ids that are new. */
  private async insertReceived(db: Db, batch: HandledEvent[]): Promise<string[]> {
    const rows = await db.sql<{ id: string }>(
      'inbox-take',
      `INSERT INTO inbox (id, type, received_at, done_at, attempts)
       SELECT id, type, $3, $3, 1 FROM unnest($1::uuid[], $2::text[]) AS received (id, type) ON CONFLICT DO NOTHING RETURNING id`,
      [batch.map(({ event }) => event.id), batch.map(({ event }) => event.type), new Date(this.clock.now())],
    );
    return rows.map(({ id }) => id);
  }

  /** Stores a message that could not be read as an event: dead from the start, and only once, however often it arrives. */
  async storeUndecodable(type: string, text: string, why: string): Promise<void> {
    await Db.over(this.source).run(
      'inbox-unread',
      `INSERT INTO inbox (id, type, received_at, dead_at, error, envelope)
       SELECT id, $1, $3, $3, $4, jsonb_build_object('id', id, 'unread', $2::text) FROM (VALUES (md5($1::text || $2::text)::uuid)) AS own (id)
       ON CONFLICT DO NOTHING`,
      [type, text.replaceAll('\0', '\ufffd').slice(0, maxUndecodable), new Date(this.clock.now()), why],
    );
  }

  /**
   * Retries one failed event that is due again, with its row locked so that no other process retries it at the same time. Returns whether there
   * was one.
   */
  async retryOne(handlerOf: (type: string) => EventHandler | undefined): Promise<boolean> {
    if (!(await this.hasDue())) return false;
    let found = false;
    await this.inTransaction(async (db) => {
      const [due] = await db.sql<{ envelope: EventEnvelope; attempts: number }>(
        'inbox-due',
        `SELECT envelope, attempts + 1 AS attempts FROM inbox WHERE done_at IS NULL AND dead_at IS NULL AND due_at <= $1
         ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [new Date(this.clock.now())],
      );
      found = due !== undefined;
      return due && this.retry({ event: due.envelope, handle: handlerOf(due.envelope.type) ?? noHandler }, due.attempts, db);
    });
    return found;
  }

  /** Looks without a transaction, because there is nearly always nothing. */
  private async hasDue(): Promise<boolean> {
    const rows = await Db.over(this.source).sql(
      'inbox-has-due',
      'SELECT FROM inbox WHERE done_at IS NULL AND dead_at IS NULL AND due_at <= $1 LIMIT 1',
      [new Date(this.clock.now())],
    );
    return rows.length > 0;
  }

  private async retry(one: HandledEvent, attempts: number, db: Db): Promise<(() => void) | undefined> {
    await db.run('inbox-savepoint', 'SAVEPOINT reaction');
    try {
      const afterCommit = await this.handleAll([one], db);
      await this.storeSuccess(one.event, attempts, db);
      return afterCommit;
    } catch (error) {
      if (unreachable(error)) throw error;
      await db.run('inbox-undo', 'ROLLBACK TO SAVEPOINT reaction');
      await this.storeFailure(one.event, attempts, error, db);
      return undefined;
    }
  }

  private async storeSuccess(event: EventEnvelope, attempts: number, db: Db): Promise<void> {
    await db.run('inbox-done', `UPDATE inbox SET done_at = $2, envelope = NULL, due_at = NULL, error = NULL, attempts = $3 WHERE id = $1`, [
      event.id,
      new Date(this.clock.now()),
      attempts,
    ]);
  }

  private async storeFailure(event: EventEnvelope, attempts: number, error: unknown, db: Db): Promise<void> {
    const now = this.clock.now();
    const dead = attempts >= maxDeliveryAttempts;
    this.log.error({ err: error, event: event.type, eventId: event.id, attempts, dead }, 'a reaction failed');
    await db.run(
      'inbox-failed',
      `INSERT INTO inbox (id, type, received_at, envelope, attempts, due_at, dead_at, error, failed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, ARRAY[$3::timestamptz])
       ON CONFLICT (id) DO UPDATE SET envelope = $4, attempts = $5, due_at = $6, dead_at = $7, error = $8,
         failed_at = ${withFailure('inbox', '$3')}
       WHERE inbox.done_at IS NULL`,
      [
        event.id,
        // A message that could not be read already has a row, and no type.
        event.type ?? '',
        new Date(now),
        JSON.stringify(event),
        attempts,
        new Date(now + 250 * 2 ** attempts),
        dead ? new Date(now) : null,
        String(error).slice(0, 2000),
      ],
    );
  }

  private async inTransaction(work: (db: Db) => Promise<(() => void) | undefined>): Promise<void> {
    const runner = this.source.createQueryRunner();
    const db = Db.inside(runner.manager, (await runner.connect()) as PoolClient);
    try {
      await runner.startTransaction();
      const afterCommit = await work(db);
      await runner.commitTransaction();
      afterCommit?.();
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

/** Returns one reaction for all events that are handled together, and one for each other event. */
function reactionsTo(events: HandledEvent[]): ((tx: Tx) => Promise<void>)[] {
  const groups = new Map<unknown, HandledEvent[]>();
  for (const one of events) groups.set(one.together ?? one, [...(groups.get(one.together ?? one) ?? []), one]);
  return [...groups.values()].map((group) => (tx) => {
    const { event, handle, together } = group[0]!;
    const run = () =>
      together
        ? together(
            group.map((one) => one.event),
            tx,
          )
        : handle(event, tx);
    return runWith({ requestId: event.requestid ?? newId(), inTransaction: true }, run);
  });
}
