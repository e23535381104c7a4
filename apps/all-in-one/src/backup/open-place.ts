import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOfBackups, openBackupStorage } from '@somo/platform/backups/open-storage';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { BackupKey } from './backup-key.js';
import { SealedPlace } from './sealed-place.js';

interface PlaceOfBackups {
  to: string;
  keyFile: string;
  /** The folder of the embedded setup's data. */
  folder: string;
}

export const keyFileOf = ({ keyFile, folder }: Pick<PlaceOfBackups, 'keyFile' | 'folder'>) => keyFile || join(folder, 'backup.key');

/** A backup would back up itself. */
function refuseOwnFiles({ to, folder }: PlaceOfBackups): void {
  const inFolder = folderOfBackups({ to, folder });
  const { STORAGE_FOLDER = join(folder, 'files'), S3_URL = '' } = process.env;
  const isSame = inFolder
    ? S3_URL === '' && `${inFolder}/`.startsWith(`${resolve(STORAGE_FOLDER)}/`)
    : S3_URL !== '' && bucketOf(S3_URL) === bucketOf(to);
  if (isSame) throw new StartProblem('Backups need a place of their own, not the one where Somo stores its files.');
}

const bucketOf = (url: string) => new URL(url).host + new URL(url).pathname;

/** Opens where backups are; `make`: also the first time. */
export async function openPlace(where: PlaceOfBackups, { make }: { make: boolean }): Promise<{ place: SealedPlace; key: BackupKey }> {
  refuseOwnFiles(where);
  const inFolder = folderOfBackups(where);
  if (inFolder && !make && !statSync(inFolder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartProblem(`There are no backups at ${inFolder}. Say where they are: --from for a restore, --to for the list.`);
  const storage = openBackupStorage(where);
  const isEmpty = (await storage.list({ prefix: '', limit: 1 })).files.length === 0;
  const key = await BackupKey.read(keyFileOf(where), { make: make && isEmpty && where.keyFile === '' });
  return { place: new SealedPlace(storage, key), key };
}
