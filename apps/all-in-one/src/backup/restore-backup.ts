import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Storage } from '@somo/platform/storage/storage';
import { extract } from 'tar-fs';
import { databaseOf, format, listBackups, readManifest, type BackedUpFile, type Manifest } from './manifest.js';
import { passing, type SealedPlace, type Sum } from './sealed-place.js';

interface Target {
  /** The folder of the embedded setup's data. */
  folder: string;
  /** Where PostgreSQL's files go, inside it. */
  database: string;
  storage: Storage;
  /** The major version of PostgreSQL that will run on them. */
  postgres: string;
  /** The names of all migrations that this version of Somo has. */
  migrations: string[];
}

/**
 * Restores a backup, `latest` or one by its name, where there is no data. An interrupted restore can be repeated; a refused one changes
 * nothing.
 */
export async function restoreBackup(named: string, place: SealedPlace, target: Target): Promise<Manifest> {
  const unfinished = join(target.folder, 'restoring');
  await refuseOverData(target, unfinished);
  const { name, manifest } = await choose(named, place);
  refuseOther(manifest, target);
  const draft = join(unfinished, 'postgres');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  const put: string[] = [];
  try {
    await putDatabase(place, name, manifest.database, draft);
    for (const file of manifest.files) {
      put.push(file.key);
      await putFile(place, file, target.storage);
    }
  } catch (error) {
    for (const key of put) await target.storage.delete(key);
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  for (const [secret, text] of Object.entries(manifest.secrets)) await writeFile(join(target.folder, secret), text, { mode: 0o600 });
  await rename(draft, target.database);
  await rm(unfinished, { recursive: true });
  return manifest;
}

async function refuseOverData({ folder, database, storage }: Target, unfinished: string): Promise<void> {
  if (existsSync(unfinished) && !existsSync(database)) return;
  const file = (await storage.list({ prefix: '', limit: 1 })).files.length > 0;
  const there = existsSync(database) || existsSync(join(folder, 'secrets.json'));
  if (there || file)
    throw new StartProblem(
      `There is data in ${there ? folder : 'the storage of files'}. A backup is restored only where there is none: set SOMO_DATA to an empty folder${file ? ', STORAGE_FOLDER or S3_URL to an empty place' : ''}, or move the data away.`,
    );
}

async function choose(named: string, place: SealedPlace): Promise<{ name: string; manifest: Manifest }> {
  const names = await listBackups(place.storage);
  const name = named === 'latest' ? names[0] : names.find((one) => one === named);
  if (!name)
    throw new StartProblem(
      names.length === 0 ? 'There is no complete backup there.' : `There is no complete backup ${named}. There are: ${names.join(', ')}.`,
    );
  try {
    const manifest = await readManifest(place, name);
    if (manifest) return { name, manifest };
  } catch {
    // It was encrypted for another key, or is damaged.
  }
  throw new StartProblem(`The backup ${name} can't be read with this key. Use the key that it was made with.`);
}

function refuseOther(manifest: Manifest, { postgres, migrations }: Target): void {
  const unknown = Object.values(manifest.migrations)
    .flat()
    .find((name) => !migrations.includes(name));
  if (manifest.format > format || unknown)
    throw new StartProblem('The backup was made by a newer version of Somo. Restore it with that version or a later one.');
  const [major] = manifest.postgres.split('.');
  if (major !== postgres)
    throw new StartProblem(
      `The backup is of PostgreSQL ${major}, and this version of Somo brings PostgreSQL ${postgres}. Restore it with the version of Somo that made it.`,
    );
}

async function putDatabase(place: SealedPlace, name: string, expected: Sum, draft: string): Promise<void> {
  const stored = await place.get(databaseOf(name));
  if (!stored) throw damaged('its database is missing');
  const zipped = stored.pipe(createGunzip());
  stored.once('error', (error) => zipped.destroy(error));
  const sum = await passing(zipped, extract(draft)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOSPC' ? error : damaged('its database is not whole');
  });
  check(sum, expected, 'its database is not whole');
}

async function putFile(place: SealedPlace, { key, contentType, storedAs, ...expected }: BackedUpFile, storage: Storage): Promise<void> {
  const stored = await place.get(storedAs).catch(() => undefined);
  if (!stored) throw damaged(`the file ${key} is missing`);
  const sum = await passingTo(storage, key, contentType, stored).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOSPC' ? error : damaged(`the file ${key} is not whole`);
  });
  check(sum, expected, `the file ${key} is not whole`);
}

async function passingTo(storage: Storage, key: string, contentType: string, stored: Readable): Promise<Sum> {
  const into = new PassThrough();
  const [sum] = await Promise.all([passing(stored, into), storage.put(key, into, contentType)]);
  return sum;
}

function check(sum: Sum, expected: Sum, why: string): void {
  if (sum.sha256 !== expected.sha256 || sum.bytes !== expected.bytes) throw damaged(why);
}

const damaged = (why: string) => new StartProblem(`The backup is damaged: ${why}. Nothing was started on it; restore another one.`);
