import { listBackups, timeOf } from '@somo/platform/backups/layout';
import { nextDue } from '@somo/platform/backups/next-due';
import type { Storage } from '@somo/platform/storage/storage';

interface Due {
  storage: Storage;
  /** Where the files of the PostgreSQL are that Somo brings; undefined with one's own. */
  database: string | undefined;
  now: number;
}

/** Returns whether the last backup is more than a day old, or one's own PostgreSQL has none. */
export async function isDue({ storage, database, now }: Due): Promise<boolean> {
  const [latest] = await listBackups(storage);
  if (latest === undefined && database === undefined) return true;
  return now >= (await nextDue(latest === undefined ? undefined : timeOf(latest), database ?? ''));
}
