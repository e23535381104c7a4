import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@somo/calendar/days';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Storage } from '@somo/platform/storage/storage';
import { listBackups, timeOf } from './manifest.js';

const leastFree = 0.2;

interface Due {
  storage: Storage;
  /** Where PostgreSQL's files are: a new installation's first backup is due after a day. */
  database: string;
  /** The folder of the backups, if they are on this machine. */
  folder: string | undefined;
  now: number;
}

/** Returns whether the last backup is more than a day old. Throws a StartProblem if it is and the disk has too little room. */
export async function isDue({ storage, database, folder, now }: Due): Promise<boolean> {
  const [latest] = await listBackups(storage);
  const since = latest ? timeOf(latest) : (await stat(join(database, 'PG_VERSION'))).mtimeMs;
  if (now < since + dayMs) return false;
  const { bavail = 1, blocks = 1 } = folder ? await statfs(folder).catch(() => statfs(database)) : {};
  if (bavail < leastFree * blocks)
    throw new StartProblem(
      `No backup was made: less than a fifth of the disk is free (${Math.floor((100 * bavail) / blocks)} %). Make room, or set BACKUP_TO to another disk.`,
    );
  return true;
}
