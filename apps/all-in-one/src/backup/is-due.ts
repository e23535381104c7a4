import { listBackups, timeOf } from '@somo/platform/backups/layout';
import { nextDue } from '@somo/platform/backups/next-due';
import type { Storage } from '@somo/platform/storage/storage';

interface Due {
  storage: Storage;
  /** Where PostgreSQL's files are. */
  database: string;
  now: number;
}

/** Returns whether the last backup is more than a day old. */
export async function isDue({ storage, database, now }: Due): Promise<boolean> {
  const [latest] = await listBackups(storage);
  return now >= (await nextDue(latest === undefined ? undefined : timeOf(latest), database));
}
