import type { JobName, Jobs } from '@somo/contracts/jobs';
import { currentContext } from '../context.js';
import type { Db } from '../db.js';
import { newId } from '../ids.js';

/** A claimed row of due work: what a job handler passes to `Transaction.finish`. */
export interface DueWork {
  id: string;
  job: JobName;
  data: Jobs[JobName]['data'];
  claim: string;
  attempts: number;
  /** Of the request that planned it, where one did. */
  requestId: string | null;
}

export interface Plan<K extends JobName> {
  key: string;
  /** Epoch milliseconds. */
  dueAt: number;
  data: Jobs[K]['data'];
}

// Short, because the work of a worker that dies waits so long; a living one renews its claim.
export const claimSeconds = 15;
export const renewSeconds = 5;
const longestPauseSeconds = 15 * 60;
/** About two days: a mail server, a provider or a service may be away over a weekend's night, and money must still move. */
export const mostAttempts = 200;

/** A row of due work before it is written. */
export interface PlannedWork {
  id: string;
  job: JobName;
  key: string;
  data: unknown;
  due_at: string;
  request_id: string | null;
}

export function plannedWork<K extends JobName>(job: K, { key, dueAt, data }: Plan<K>): PlannedWork {
  return { id: newId(), job, key, data, due_at: new Date(dueAt).toISOString(), request_id: currentContext()?.requestId ?? null };
}

export async function writeWork(db: Db, rows: PlannedWork[]): Promise<void> {
  if (rows.length === 0) return;
  await db.run(
    'due-plan',
    `INSERT INTO due_work (id, job, key, data, due_at, request_id)
     SELECT id, job, key, data, due_at, request_id
     FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, job text, key text, data jsonb, due_at timestamptz, request_id text)
     ON CONFLICT ON CONSTRAINT due_work_once DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

export async function unplanWork(db: Db, job: JobName, keyPrefix: string, now: number): Promise<void> {
  await db.run(
    'due-unplan',
    `UPDATE due_work SET cancelled_at = $3 WHERE job = $1 AND starts_with(key, $2) AND done_at IS NULL AND cancelled_at IS NULL`,
    [job, keyPrefix, new Date(now)],
  );
}

/** Takes a due row for `claimSeconds`; undefined when it is done, cancelled, not due, or somebody else's. */
export async function claimWork(db: Db, id: string, now: number): Promise<DueWork | undefined> {
  const [row] = await db.sql<DueWork>(
    'due-claim',
    `UPDATE due_work SET claim = $2, claimed_until = $3::timestamptz + make_interval(secs => ${claimSeconds}), attempts = attempts + 1
     WHERE id = $1 AND done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at <= $3 AND (claimed_until IS NULL OR claimed_until < $3)
     RETURNING id, job, data, claim, attempts, request_id AS "requestId"`,
    [id, newId(), new Date(now)],
  );
  return row;
}

/** Holds a claim for longer, while its work goes on. */
export async function renewClaim(db: Db, work: DueWork, now: number): Promise<void> {
  await db.run(
    'due-renew',
    `UPDATE due_work SET claimed_until = $3::timestamptz + make_interval(secs => ${claimSeconds}) WHERE id = $1 AND claim = $2 AND done_at IS NULL`,
    [work.id, work.claim, new Date(now)],
  );
}

/** Marks a claimed row as done; false when the claim is no longer ours. */
export async function finishWork(db: Db, work: DueWork, now: number): Promise<boolean> {
  const touched = await db.run(
    'due-finish',
    `UPDATE due_work SET done_at = $3, error = NULL WHERE id = $1 AND claim = $2 AND done_at IS NULL AND cancelled_at IS NULL`,
    [work.id, work.claim, new Date(now)],
  );
  return touched === 1;
}

/** Puts a failed row back for later: 2, 4, 8 … seconds, at most a quarter of an hour; dead after `mostAttempts`. */
export async function retryWork(db: Db, work: DueWork, error: unknown, now: number): Promise<void> {
  const dead = work.attempts >= mostAttempts;
  await db.run(
    'due-retry',
    `UPDATE due_work SET due_at = $3, claimed_until = NULL, claim = NULL, dead_at = $4, error = $5 WHERE id = $1 AND claim = $2 AND done_at IS NULL`,
    [
      work.id,
      work.claim,
      new Date(now + 1000 * Math.min(2 ** work.attempts, longestPauseSeconds)),
      dead ? new Date(now) : null,
      String(error).slice(0, 2000),
    ],
  );
}
