import type { JobName } from '@somo/contracts/jobs';
import type { Clock } from '../clock.js';
import type { Db } from '../db.js';
import type { JobQueue } from '../jobs/job-queue.js';

const farMs = 60 * 60 * 1000;
const nearMs = 30 * 1000;
const farEveryMs = 60 * 1000;
const mostAtOnce = 5000;

/**
 * Feeds the job queue at each turn what is due soon, and once a minute the whole next hour. Repeating it adds nothing,
 * and an emptied queue has at the next turn what cannot wait.
 */
export function feedDueWork(db: Db, queue: JobQueue, clock: Clock): () => Promise<void> {
  let farAt = -Infinity;
  return async () => {
    const now = clock.now();
    const far = now - farAt >= farEveryMs;
    await feed(db, queue, now, far ? farMs : nearMs);
    if (far) farAt = now;
  };
}

async function feed(db: Db, queue: JobQueue, now: number, horizonMs: number): Promise<void> {
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
