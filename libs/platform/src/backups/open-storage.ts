import { join, resolve } from 'node:path';
import { validateSync } from 'class-validator';
import { StartProblem } from '../postgres/start-problem.js';
import { openStorage, StorageConfig } from '../storage/storage-config.js';
import type { Storage } from '../storage/storage.js';

interface PlaceOfBackups {
  /** A folder, or the address of a bucket; empty: beside the data. */
  to: string;
  /** The folder of the embedded setup's data. */
  folder: string;
}

/** Returns the folder that backups are put in; undefined if that is a bucket. */
export function folderOfBackups({ to, folder }: PlaceOfBackups): string | undefined {
  return /^https?:\/\//.test(to) ? undefined : resolve(to || join(folder, 'backups'));
}

/** Opens where backups are put, without the key to read them. Throws if `to` is neither a folder nor a bucket. */
export function openBackupStorage(where: PlaceOfBackups): Storage {
  const inFolder = folderOfBackups(where);
  const config = Object.assign(new StorageConfig(), inFolder ? { STORAGE_FOLDER: inFolder, S3_URL: '' } : { S3_URL: where.to });
  if (validateSync(config).length > 0 || /^(?!https?:)[a-z0-9]+:\/\//.test(where.to))
    throw new StartProblem('BACKUP_TO must be a folder, or a bucket such as https://key:secret@s3.example/somo-backups?region=eu-west-1.');
  return openStorage(config);
}
