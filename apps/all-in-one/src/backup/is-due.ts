import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@somo/calendar/days';
import type { Storage } from '@somo/platform/storage/storage';
import { listBackups, timeOf } from './manifest.js';

interface Due {
  storage: Storage;
  /** Where PostgreSQL's files are: a new installation's first backup is due after a day. */
  database: string;
  now: number;
}

/** Returns whether the last backup is more than a day old. */
export async function isDue({ storage, database, now }: Due): Promise<boolean> {
  const [latest] = await listBackups(storage);
  const since = latest ? timeOf(latest) : (await stat(join(database, 'PG_VERSION'))).mtimeMs;
  return now >= since + dayMs;
}
