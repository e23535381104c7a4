import type { JobName, Jobs } from '@somo/contracts/jobs';
import { currentContext } from '../context.js';
import type { Db } from '../db.js';
import { withFailure } from '../database/failure-times.js';
import { newId } from '../ids.js';

/** A claimed row of due work, which a job handler passes to `Transaction.finish`. */
export interface DueWork<K extends JobName = JobName> {
  id: string;
  job: K;
  data: Jobs[K]['data'];
  claim: string;
  attempts: number;
  /** The id of the request that planned it, if there was one. */
  requestId: string | null;
  /** Its own transaction has marked it as done, and is committed. */
  isDone?: true;
}

export interface Plan<K extends JobName> {
  key: string;
  /** Epoch milliseconds. */
  dueAt: number;
  data: Jobs[K]['data'];
}

// Short, because the work of a worker that dies waits this long; a live worker renews its claim.
export const claimSeconds = 15;
export const renewSeconds = 5;
const maxRetrySeconds = 15 * 60;
/** About two days: a mail server, a provider or a service may be down for a weekend's night, and money must still move. */
export const maxJobAttempts = 200;
/** A row that has failed this often runs alone, so that it cannot keep failing others. */
export const maxBatchedAttempts = 5;

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
  await db.run('due-plan', dueInsert('$1'), [JSON.stringify(rows)]);
}

/** The rows as JSON. */
export const dueInsert = (rows: string) => `
  INSERT INTO due_work (id, job, key, data, due_at, request_id)
  SELECT id, job, key, data, due_at, request_id
  FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, job text, key text, data jsonb, due_at timestamptz, request_id text)
  ON CONFLICT ON CONSTRAINT due_work_once DO NOTHING`;

/** The keys of work, or every key of its job. */
export type Keys = string | readonly string[] | { every: true };

export function isAmong(keys: Keys, key: string): boolean {
  return (typeof keys === 'object' && !Array.isArray(keys)) || [keys].flat().includes(key);
}

/** Cancels open work. By keys and never by the beginning of one: that would read every open row of the job. */
export async function unplanWork(db: Db, job: JobName, keys: Keys, now: number): Promise<void> {
  const cancel = 'UPDATE due_work SET cancelled_at = $2 WHERE job = $1 AND done_at IS NULL AND cancelled_at IS NULL';
  if (typeof keys === 'object' && !Array.isArray(keys)) await db.run('due-unplan-every', cancel, [job, new Date(now)]);
  else await db.run('due-unplan', `${cancel} AND key = ANY ($3::text[])`, [job, new Date(now), [keys].flat()]);
}

const isFree = (now: string) =>
  `done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at <= ${now} AND (claimed_until IS NULL OR claimed_until < ${now})`;
const claimedUntil = (now: string) => `${now}::timestamptz + make_interval(secs => ${claimSeconds})`;
const claimed = 'id, job, data, claim, attempts, request_id AS "requestId"';

/** Claims a due row for `claimSeconds`. Returns undefined when it is done, cancelled, dead, not due or claimed by another worker. */
export async function claimWork(db: Db, id: string, now: number): Promise<DueWork | undefined> {
  const [row] = await db.sql<DueWork>(
    'due-claim',
    `UPDATE due_work SET claim = $2, claimed_until = ${claimedUntil('$3')}, attempts = attempts + 1
     WHERE id = $1 AND ${isFree('$3')} RETURNING ${claimed}`,
    [id, newId(), new Date(now)],
  );
  return row;
}

/**
 * Claims the given rows that are free, plus other rows of the same job up to `most`; none at all when none of the given rows is free. Of several
 * given rows it leaves out those that have to run alone. Returns them in the order they are due.
 */
export async function claimTogether(db: Db, job: JobName, ids: string[], most: number, now: number): Promise<DueWork[]> {
  // An array instead of a join: a plan made for any number of rows might scan the whole table.
  return db.sql<DueWork>(
    'due-claim-together',
    `WITH woken AS MATERIALIZED (
       SELECT id, attempts FROM due_work WHERE id = ANY ($1::uuid[]) AND ${isFree('$4')}
         AND (attempts < ${maxBatchedAttempts} OR cardinality($1::uuid[]) = 1) FOR UPDATE SKIP LOCKED
     ), more AS MATERIALIZED (
       SELECT id FROM due_work WHERE EXISTS (SELECT FROM woken WHERE attempts < ${maxBatchedAttempts})
         AND job = $3 AND id <> ALL ($1::uuid[]) AND attempts < ${maxBatchedAttempts} AND ${isFree('$4')}
       ORDER BY due_at LIMIT $5 FOR UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE due_work SET claim = $2, claimed_until = ${claimedUntil('$4')}, attempts = attempts + 1
       WHERE id = ANY (ARRAY(SELECT id FROM woken UNION ALL SELECT id FROM more)) RETURNING ${claimed}, due_at
     )
     SELECT id, job, data, claim, attempts, "requestId" FROM taken ORDER BY due_at`,
    [ids, newId(), job, new Date(now), most - ids.length],
  );
}

/** Extends the claims of one run while its work continues. */
export async function renewClaims(db: Db, works: DueWork[], now: number): Promise<void> {
  await db.run(
    'due-renew',
    `UPDATE due_work SET claimed_until = ${claimedUntil('$3')} WHERE id = ANY ($1::uuid[]) AND claim = $2 AND done_at IS NULL`,
    [idsOf(works), works[0]?.claim, new Date(now)],
  );
}

/** Marks a claimed row as done; returns false when the claim is no longer ours. */
export async function finishWork(db: Db, work: DueWork, now: number): Promise<boolean> {
  return (await finishAll(db, [work], now)) === 1;
}

/** Marks the rows of one run as done if their claim is still ours; returns how many were. */
export async function finishAll(db: Db, works: DueWork[], now: number): Promise<number> {
  if (works.length === 0) return 0;
  return db.run(
    'due-finish',
    `UPDATE due_work SET done_at = $3, error = NULL
     WHERE id = ANY ($1::uuid[]) AND claim = $2 AND done_at IS NULL AND cancelled_at IS NULL`,
    [idsOf(works), works[0]?.claim, new Date(now)],
  );
}

/** Reschedules the failed rows of one run: after 2, 4, 8 … seconds, at most 15 minutes; dead after `maxJobAttempts`. */
export async function retryAll(db: Db, failed: { work: DueWork; error: unknown }[], now: number): Promise<void> {
  const pauseMs = ({ work }: { work: DueWork }) => 1000 * Math.min(2 ** work.attempts, maxRetrySeconds);
  await db.run(
    'due-retry',
    `UPDATE due_work SET due_at = failed.due_at, claimed_until = NULL, claim = NULL, dead_at = failed.dead_at, error = failed.error,
       failed_at = ${withFailure('due_work', '$6')}
     FROM unnest($1::uuid[], $3::timestamptz[], $4::timestamptz[], $5::text[]) AS failed (id, due_at, dead_at, error)
     WHERE due_work.id = failed.id AND claim = $2 AND done_at IS NULL`,
    [
      idsOf(failed.map(({ work }) => work)),
      failed[0]?.work.claim,
      failed.map((one) => new Date(now + pauseMs(one))),
      failed.map(({ work }) => (work.attempts >= maxJobAttempts ? new Date(now) : null)),
      failed.map(({ error }) => String(error).replaceAll('\0', '').slice(0, 2000)),
      new Date(now),
    ],
  );
}

const idsOf = (works: DueWork[]) => works.map(({ id }) => id);
