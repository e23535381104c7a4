import type { JobName } from '@somo/contracts/jobs';
import type { Clock } from '../clock.js';
import type { Db } from '../db.js';
import { claimSeconds, renewSeconds } from './due-work.js';
import { keyOf, type JobQueue, type Most, type WakeUp } from '../jobs/job-queue.js';

const farMs = 60 * 60 * 1000;
const nearMs = 30 * 1000;
const farEveryMs = 60 * 1000;
const checkEveryMs = 4 * 1000;
/** Plenty until the next run; reading the whole next hour takes more. */
const maxNear = 500;
const maxFar = 10_000;
/** Work that has not begun so long after it was due may have lost its wake-up, whatever else the queue still holds. */
const overdueMs = 5 * 1000;
/** Each row that still waits to run is read again by the next run. With 500 of them, it comes a quarter of a second later. */
const restMsPerRow = 0.5;
/** A claim with less time left than this was not renewed: its worker is gone or hangs. */
const abandonedMs = (claimSeconds - renewSeconds - 1) * 1000;

/**
 * Returns a function that feeds the job queue. Each run adds wake-ups for what is due soon and was not added yet; once a minute it also
 * covers the next hour: what is due soon is added a second time, the rest if it is new. So a lost wake-up is added again by the time it is
 * due. A queue that holds less than it was given has lost something and gets everything again, and what is overdue is added again anyway.
 * A run resolves to how many milliseconds the next one can wait, because so much work that it would read again is due already.
 */
export function scheduleDueJobs(db: Db, queue: JobQueue, clock: Clock, most?: Most): () => Promise<number> {
  /** The wake-ups that were added, with their entries in the queue. */
  let fed = new Map<string, string>();
  let fedFar = new Map<string, string>();
  let farAt = -Infinity;
  let checkedAt = -Infinity;
  return async () => {
    const now = clock.now();
    // A clock that was set back is no reason to check less often.
    const far = Math.abs(now - farAt) >= farEveryMs;
    const isCheckDue = Math.abs(now - checkedAt) >= checkEveryMs;
    // Read before the rows are: a row is done before its wake-up is gone, so work that ends in between does not look lost.
    const held = isCheckDue && fed.size > 0 ? await queue.size() : Infinity;
    const wakeUps = await (far ? readDue(db, now + farMs, now, maxFar) : readDue(db, now + nearMs, now, maxNear));
    const expected = new Set(wakeUps.flatMap((wakeUp) => fed.get(keyOf(wakeUp)) ?? []));
    const lost = held < expected.size;
    if (lost) fedFar = new Map();
    const again = new Map<JobName, number>();
    // Rows that share an entry would come to share others each time: one more run for each job is enough, for it takes what else is due.
    const isAgain = ({ job, delayMs }: WakeUp) => {
      if (!isCheckDue || delayMs >= -overdueMs) return false;
      again.set(job, (again.get(job) ?? 0) + 1);
      const atOnce = most?.(job) ?? 1;
      return atOnce === 1 || again.get(job)! <= atOnce;
    };
    const known = (wakeUp: WakeUp) => {
      if (far && wakeUp.delayMs > 0) return wakeUp.delayMs > nearMs && fedFar.has(keyOf(wakeUp));
      return fed.has(keyOf(wakeUp)) && !isAgain(wakeUp);
    };
    const missing = lost ? wakeUps : wakeUps.filter((wakeUp) => !known(wakeUp));
    const entries = missing.length > 0 ? await queue.add(missing, most) : [];
    const added = new Map(missing.map((wakeUp, at) => [keyOf(wakeUp), entries[at]]));
    const entryOf = (key: string) => added.get(key) ?? fed.get(key) ?? fedFar.get(key) ?? key;
    fed = new Map(wakeUps.map(keyOf).map((key) => [key, entryOf(key)]));
    if (far) [farAt, fedFar] = [now, fed];
    if (isCheckDue) checkedAt = now;
    return restMsPerRow * Math.min(maxNear, wakeUps.filter(({ delayMs }) => delayMs <= 0).length);
  };
}

async function readDue(db: Db, until: number, now: number, most: number): Promise<WakeUp[]> {
  const rows = await db.sql<{ id: string; job: JobName; attempts: number; due_at: Date; claimed_until: Date | null }>(
    'due-feed',
    `SELECT id, job, attempts, due_at, claimed_until FROM due_work
     WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at < $1 AND (claimed_until IS NULL OR claimed_until < $2)
     ORDER BY due_at, id LIMIT $3`,
    [new Date(until), new Date(now + abandonedMs), most],
  );
  return rows.map((row) => ({
    job: row.job,
    workId: row.id,
    attempt: row.attempts,
    delayMs: Math.max(row.due_at.getTime(), row.claimed_until?.getTime() ?? 0) - now,
  }));
}
