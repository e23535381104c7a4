import { keptMs } from '@somo/contracts/retention/retention';
import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.js';
import { Db } from '../db.js';
import type { Log } from '../log.js';
import { Loop } from '../loop.js';
import { beginRun } from './begin-run.js';
import { deleteOldRows } from './delete-old-rows.js';
import { platformOldRows, type Old } from './old-rows.js';

const everyMs = 10 * 60_000;

interface Around {
  source: DataSource;
  clock: Clock;
  log: Log;
}

/** Returns a loop that deletes what a service no longer keeps (docs/retention.md), when it is time. */
export function watchRetention(own: readonly Old[], around: Around): Loop {
  return new Loop('retention', everyMs, (stopped) => runRetention(own, around, stopped), around.log);
}

export async function runRetention(own: readonly Old[], { source, clock, log }: Around, stopped = () => false): Promise<void> {
  const asOf = await beginRun(Db.over(source), clock.now());
  if (!asOf) return;
  for (const old of [...platformOldRows, ...own]) {
    const until = new Date(asOf.getTime() - keptMs(old.kind));
    const rows = 'delete' in old ? await old.delete(source, until) : await deleteOldRows(source, old, until, stopped);
    if (rows > 0) log.info({ table: old.table, rows }, 'old rows were deleted');
  }
}
