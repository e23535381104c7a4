import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup, BackupState } from '@somo/contracts/backups';
import { toInstant } from '@somo/contracts/time';
import type { Storage } from '../storage/storage.js';
import { findBackups, manifestOf, timeOf } from './layout.js';
import { nextDue } from './next-due.js';
import { folderOfBackups, openBackupStorage } from './open-storage.js';

export interface BackupsToRead {
  made: 'daily' | 'command';
  /** BACKUP_TO. */
  to: string;
  /** The folder of the embedded setup's data. */
  folder: string;
  /** Why the last one was not made. */
  problem: string | null;
}

const encryptedHead = 'age-encryption.org/v1\n';

/** Returns what there is at the place where backups are put, without reading what is in them. Rejects if the place cannot be reached. */
export async function readBackups({ made, to, folder, problem }: BackupsToRead): Promise<BackupState> {
  const storage = openBackupStorage({ to, folder });
  const inFolder = folderOfBackups({ to, folder });
  try {
    const found = await findBackups(storage);
    const complete = found.filter(({ isComplete }) => isComplete);
    const [newest, latest] = [found[0], complete[0]];
    const latestAt = latest && timeOf(latest.name);
    return {
      made,
      latest: latest ? await describe(storage, latest) : null,
      count: complete.length,
      unfinishedAt: newest && !newest.isComplete ? toInstant(timeOf(newest.name)) : null,
      nextAt: made === 'daily' ? toInstant(await nextDue(latestAt, join(folder, 'postgres'))) : null,
      place: inFolder ?? new URL(to).host,
      ...(await diskOf(inFolder, folder)),
      problem,
    };
  } finally {
    await storage.close();
  }
}

async function describe(storage: Storage, { name, bytes }: { name: string; bytes: number }): Promise<Backup> {
  const head = await storage.get(manifestOf(name), { start: 0, end: encryptedHead.length - 1 });
  let text = '';
  for await (const part of head?.body ?? []) text += String(part);
  return { madeAt: toInstant(timeOf(name)), bytes, encrypted: text === encryptedHead };
}

/** The folder is made by the first backup; until then, the disk is that of the data. */
async function diskOf(inFolder: string | undefined, folder: string): Promise<Pick<BackupState, 'sameDisk' | 'freeBytes'>> {
  if (inFolder === undefined) return { sameDisk: false, freeBytes: null };
  const data = await stat(folder);
  const backups = await stat(inFolder).catch(() => undefined);
  const { bavail, bsize } = await statfs(backups ? inFolder : folder);
  return { sameDisk: (backups ?? data).dev === data.dev, freeBytes: bavail * bsize };
}
