import type { Db } from './db.js';
import { dueInsert, writeWork, type PlannedWork } from './due-work/due-work.js';
import { outboxInsert, writeOutbox, type OutboxRow } from './outbox/outbox.js';

/** Writes the work that a transaction plans and the events that it emits: in one statement if there are both. */
export async function writeConsequences(db: Db, plans: PlannedWork[], events: OutboxRow[], now: number): Promise<void> {
  if (plans.length === 0) return writeOutbox(db, events, now);
  if (events.length === 0) return writeWork(db, plans);
  const parameters = [JSON.stringify(events), new Date(now), JSON.stringify(plans)];
  await db.run('due-plan-outbox-write', `WITH planned AS (${dueInsert('$3')}) ${outboxInsert}`, parameters);
}
