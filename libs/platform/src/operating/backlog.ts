import { backlogKinds, type Waiting } from '@somo/contracts/system';
import type { Db } from '../db.js';

/** Returns what is waiting in a service's outbox, inbox and due work, and what is dead there. */
export async function readBacklog(db: Db, now: number): Promise<Waiting[]> {
  return db.sql<Waiting>(
    'backlog',
    `SELECT kind, count(since)::int AS rows, coalesce(greatest(extract(epoch FROM $1 - min(since)), 0), 0)::float8 AS "oldestSeconds"
     FROM unnest($2::text[]) WITH ORDINALITY AS kinds (kind, place)
     LEFT JOIN (
       SELECT 'outbox_unsent' AS kind, occurred_at AS since FROM outbox WHERE sent_at IS NULL
       UNION ALL SELECT 'inbox_waiting', received_at FROM inbox WHERE done_at IS NULL AND dead_at IS NULL
       UNION ALL SELECT 'inbox_dead', dead_at FROM inbox WHERE dead_at IS NOT NULL
       UNION ALL SELECT 'jobs_overdue', due_at FROM due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at < $1
       UNION ALL SELECT 'jobs_failing', due_at FROM due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND error IS NOT NULL
       UNION ALL SELECT 'jobs_dead', dead_at FROM due_work WHERE dead_at IS NOT NULL AND cancelled_at IS NULL
     ) AS waiting USING (kind)
     GROUP BY kind, place ORDER BY place`,
    [new Date(now), backlogKinds],
  );
}
