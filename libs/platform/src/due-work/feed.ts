import type { JobName } from '@somo/contracts/jobs';
import type { Clock } from '../clock.js';
import type { Db } from '../db.js';
import type { JobQueue } from '../jobs/job-queue.js';

const horizonMs = 60 * 60 * 1000;
const mostAtOnce = 5000;

/** Gives the job queue the next hour of due work. Repeating it adds nothing, and an emptied queue is full again after one turn. */
export async function feedDueWork(db: Db, queue: JobQueue, clock: Clock): Promise<void> {
  const now = clock.now();
  const rows = await db.sql<{ id: string; job: JobName; attempts: number; due_at: Date; claimed_until: Date | null }>(
    'due-feed',
    `SELECT id, job, attempts, due_at, claimed_until FROM due_work
     WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at < $1 ORDER BY due_at LIMIT ${mostAtOnce}`,
    [new Date(now + horizonMs)],
  );
  const wakeUps = rows.map((row) => ({
    job: row.job,
    workId: row.id,
    attempt: row.attempts,
    delayMs: Math.max(row.due_at.getTime(), row.claimed_until?.getTime() ?? 0) - now,
  }));
  if (wakeUps.length > 0) await queue.add(wakeUps);
}
