import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@somo/platform/backups/layout';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Storage } from '@somo/platform/storage/storage';
import type { Client } from 'pg';

const leastFree = 0.2;

/** Refuses a backup after which less than a fifth of the disk would be free, after deleting what a killed one has left. */
export async function refuseFullDisk(folder: string, client: Client, storage: Storage, backups: Storage): Promise<void> {
  await rm(join(folder, '.new'), { recursive: true, force: true });
  const { rows } = await client.query<{ bytes: string }>('SELECT sum(pg_database_size(oid)) AS bytes FROM pg_database');
  let files = 0;
  for await (const { length } of filesIn(storage, '')) files += length;
  // Files are stored once for all backups.
  for await (const { length } of filesIn(backups, 'files/')) files -= length;
  const { bavail, blocks, bsize } = await statfs(folder);
  const left = bavail - (Number(rows[0]?.bytes) + Math.max(0, files)) / bsize;
  if (left < leastFree * blocks)
    throw new StartProblem(
      `No backup was made: less than a fifth of the disk of ${folder} would be free after it. Make room, or set BACKUP_TO to another disk.`,
    );
}
