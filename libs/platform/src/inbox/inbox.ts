import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { DataSource, QueryRunner } from 'typeorm';
import type { PoolClient } from 'pg';
import type { Clock } from '../clock.js';
import { runWith } from '../context.js';
import { Db } from '../db.js';
import { newId } from '../ids.js';
import type { Log } from '../log.js';
import type { Transaction, Tx } from '../transaction.js';

export type React = (event: EventEnvelope, tx: Tx) => Promise<void>;

export const mostAttempts = 8;
const mostUnread = 64 * 1024;

/** One that was read by nobody, or is no longer heard: it must not stand before the others, and is dead again in time. */
const nobody: React = ({ type }) => Promise.reject(new Error(`Nobody here reacts to ${type ?? 'what could not be read'}.`));

/**
 * Takes each event once. Seen and acted upon commit together; a reaction that throws leaves its envelope here, to be tried again
 * with growing pauses and to be dead after eight tries. So one event that fails never holds up another, on either bus.
 */
export class Inbox {
  constructor(
    private readonly source: DataSource,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async take(event: EventEnvelope, react: React): Promise<void> {
    await this.inTransaction(async (runner, db) => {
      // Written as done, because it nearly always will be: a failure takes that back.
      const fresh = await db.run(
        'inbox-take',
        `INSERT INTO inbox (id, type, received_at, done_at, attempts) VALUES ($1, $2, $3, $3, 1) ON CONFLICT DO NOTHING`,
        [event.id, event.type, new Date(this.clock.now())],
      );
      return fresh === 1 ? this.attempt(event, 1, react, runner, db) : undefined;
    });
  }

  /** Keeps what came as an event and could not be read: dead from the start, and once, however often it comes. */
  async keepUnread(type: string, text: string, why: string): Promise<void> {
    await Db.over(this.source).run(
      'inbox-unread',
      `INSERT INTO inbox (id, type, received_at, dead_at, error, envelope)
       SELECT id, $1, $3, $3, $4, jsonb_build_object('id', id, 'unread', $2::text) FROM (VALUES (md5($1::text || $2::text)::uuid)) AS own (id)
       ON CONFLICT DO NOTHING`,
      [type, text.replaceAll('\0', '\ufffd').slice(0, mostUnread), new Date(this.clock.now()), why],
    );
  }

  /** Tries one failed event that is due again. Answers whether there was one. */
  async retryOne(reactOf: (type: string) => React | undefined): Promise<boolean> {
    let found = false;
    await this.inTransaction(async (runner, db) => {
      const [row] = await db.sql<{ envelope: EventEnvelope; attempts: number }>(
        'inbox-due',
        `SELECT envelope, attempts FROM inbox WHERE done_at IS NULL AND dead_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [new Date(this.clock.now())],
      );
      found = row !== undefined;
      return row && this.attempt(row.envelope, row.attempts + 1, reactOf(row.envelope.type) ?? nobody, runner, db);
    });
    return found;
  }

  private async attempt(
    event: EventEnvelope,
    attempts: number,
    react: React,
    runner: QueryRunner,
    db: Db,
  ): Promise<(() => void) | undefined> {
    const collected = this.transaction.collect(db);
    await runner.query('SAVEPOINT reaction');
    try {
      await runWith({ requestId: event.requestid ?? newId(), inTransaction: true }, () => react(event, collected.tx));
      await collected.write();
      if (attempts > 1) await this.keepSuccess(event, attempts, db);
      return collected.afterCommit;
    } catch (error) {
      await runner.query('ROLLBACK TO SAVEPOINT reaction');
      await this.keepFailure(event, attempts, error, db);
      return undefined;
    }
  }

  private async keepSuccess(event: EventEnvelope, attempts: number, db: Db): Promise<void> {
    await db.run('inbox-done', `UPDATE inbox SET done_at = $2, envelope = NULL, due_at = NULL, error = NULL, attempts = $3 WHERE id = $1`, [
      event.id,
      new Date(this.clock.now()),
      attempts,
    ]);
  }

  private async keepFailure(event: EventEnvelope, attempts: number, error: unknown, db: Db): Promise<void> {
    const now = this.clock.now();
    const dead = attempts >= mostAttempts;
    this.log.error({ err: error, event: event.type, eventId: event.id, attempts, dead }, 'a reaction failed');
    await db.run(
      'inbox-failed',
      `UPDATE inbox SET done_at = NULL, envelope = $2, attempts = $3, due_at = $4, dead_at = $5, error = $6 WHERE id = $1`,
      [
        event.id,
        JSON.stringify(event),
        attempts,
        new Date(now + 250 * 2 ** attempts),
        dead ? new Date(now) : null,
        String(error).slice(0, 2000),
      ],
    );
  }

  private async inTransaction(work: (runner: QueryRunner, db: Db) => Promise<(() => void) | undefined>): Promise<void> {
    const runner = this.source.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    try {
      await runner.startTransaction();
      const afterCommit = await work(runner, Db.inside(runner.manager, client));
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
