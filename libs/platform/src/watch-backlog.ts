import type { Clock } from './clock.js';
import type { Db } from './db.js';
import type { Log } from './log.js';
import { Loop } from './loop.js';
import { setBacklog } from './metrics.js';

const everyMs = 10_000;

/** Counts what waits in a service's outbox, inbox and due work, for the metrics. */
export function watchBacklog(service: string, db: Db, clock: Clock, log: Log): Loop {
  return new Loop(
    'backlog',
    everyMs,
    async () => {
      const rows = await db.sql<{ kind: string; rows: number }>(
        'backlog',
        `SELECT 'outbox_unsent' AS kind, count(*)::int AS rows FROM outbox WHERE sent_at IS NULL
         UNION ALL SELECT 'inbox_waiting', count(*)::int FROM inbox WHERE done_at IS NULL AND dead_at IS NULL
         UNION ALL SELECT 'inbox_dead', count(*)::int FROM inbox WHERE dead_at IS NOT NULL AND done_at IS NULL
         UNION ALL SELECT 'due_overdue', count(*)::int FROM due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at < $1
         UNION ALL SELECT 'due_dead', count(*)::int FROM due_work WHERE dead_at IS NOT NULL`,
        [new Date(clock.now())],
      );
      for (const row of rows) setBacklog(service, row.kind, row.rows);
    },
    log,
  );
}
