import type { Db } from '../db.js';

/** An event or a job that has used up its attempts. */
export interface DeadLetter {
  id: string;
  kind: 'event' | 'job';
  /** The event's type or the job's name. */
  name: string;
  attempts: number;
  deadAt: Date;
  error: string;
  /** When it failed, the latest last. */
  failedAt: Date[];
  /** The event's whole envelope, or the job's key and data. */
  content: unknown;
}

const all = `
  SELECT id, 'event' AS kind, type AS name, attempts, dead_at AS "deadAt", error, failed_at AS "failedAt", envelope AS content
  FROM inbox WHERE dead_at IS NOT NULL
  UNION ALL
  SELECT id, 'job', job, attempts, dead_at, error, failed_at, jsonb_build_object('key', key, 'data', data) FROM due_work
  WHERE dead_at IS NOT NULL AND cancelled_at IS NULL`;

/** Returns the newest of them. */
export async function listDeadLetters(db: Db, most: number): Promise<DeadLetter[]> {
  return db.sql<DeadLetter>('dead-letters', `${all} ORDER BY "deadAt" DESC, id LIMIT $1`, [most]);
}

export async function findDeadLetter(db: Db, id: string): Promise<DeadLetter | undefined> {
  const [found] = await db.sql<DeadLetter>('dead-letter', `SELECT * FROM (${all}) AS dead WHERE id = $1`, [id]);
  return found;
}

/**
 * Resets a dead letter to its state after the first failed attempt; whichever process runs the service retries it. Returns whether there
 * was one.
 */
export async function replayDeadLetter(db: Db, id: string): Promise<boolean> {
  const events = await db.run(
    'replay-event',
    'UPDATE inbox SET dead_at = NULL, attempts = 1, due_at = least(due_at, now()) WHERE id = $1 AND dead_at IS NOT NULL',
    [id],
  );
  const jobs = await db.run(
    'replay-job',
    `UPDATE due_work SET dead_at = NULL, attempts = 1, claim = NULL, claimed_until = NULL, due_at = least(due_at, now())
     WHERE id = $1 AND dead_at IS NOT NULL AND cancelled_at IS NULL`,
    [id],
  );
  return events + jobs > 0;
}

/** Gives a dead letter up: it is neither tried again nor listed. Returns whether there was one. */
export async function dropDeadLetter(db: Db, id: string): Promise<boolean> {
  const events = await db.run(
    'drop-event',
    'UPDATE inbox SET done_at = now(), dead_at = NULL, envelope = NULL, due_at = NULL WHERE id = $1 AND dead_at IS NOT NULL',
    [id],
  );
  const jobs = await db.run(
    'drop-job',
    'UPDATE due_work SET cancelled_at = now() WHERE id = $1 AND dead_at IS NOT NULL AND cancelled_at IS NULL',
    [id],
  );
  return events + jobs > 0;
}
