import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { databaseOf, listBackups } from '@somo/platform/backups/layout';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Storage } from '@somo/platform/storage/storage';
import { extract } from 'tar-fs';
import type { Service } from '@somo/platform/service';
import { formats, readManifest, type BackedUpFile, type Manifest } from './manifest.js';
import { damaged } from './problems.js';
import { putInNewServer } from './put-in-new-server.js';
import { completeTables, putInOwnServer, refuseOverTables, removeTables } from './put-in-own-server.js';
import type { Tables } from './put-tables.js';
import { passing, type SealedPlace, type Sum } from './sealed-place.js';

interface Target {
  /** The folder of the embedded setup's data. */
  folder: string;
  /** Where PostgreSQL's files go, inside it. */
  database: string;
  /** The administrator's URL of a PostgreSQL of one's own, which takes the tables of a portable backup instead. */
  adminUrl?: string | undefined;
  storage: Storage;
  /** The major version of PostgreSQL that will run on them. */
  postgres: string;
  /** The names of all migrations that this version of Somo has. */
  migrations: string[];
  services: Service[];
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
  const put: string[] = [];
  try {
    await putRows({ name, manifest, place }, target, draft);
    for (const file of manifest.files) {
      put.push(file.key);
      await putFile(place, file, target.storage);
    }
  } catch (error) {
    if (target.adminUrl) await removeTables(target.adminUrl);
    for (const key of put) await target.storage.delete(key);
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  for (const [secret, text] of Object.entries(secretsFor(manifest))) await writeFile(join(target.folder, secret), text, { mode: 0o600 });
  if (existsSync(join(unfinished, passwordFile))) await rename(join(unfinished, passwordFile), join(target.folder, passwordFile));
  if (target.adminUrl) await completeTables(target.adminUrl);
  else await rename(draft, target.database);
  await rm(unfinished, { recursive: true });
  return manifest;
}

const passwordFile = 'postgres.password';

/** A new server has a password of its own. */
const secretsFor = ({ secrets, tables }: Manifest) =>
  Object.fromEntries(Object.entries(secrets).filter(([name]) => !tables || name !== passwordFile));

async function putRows(backup: Tables, { adminUrl, services }: Target, draft: string): Promise<void> {
  const { name, manifest, place } = backup;
  if (adminUrl) return putInOwnServer(backup, adminUrl, services);
  if (manifest.database) return putDatabase(place, name, manifest.database, draft);
  return putInNewServer(backup, draft, services);
}

async function refuseOverData({ folder, database, storage, adminUrl }: Target, unfinished: string): Promise<void> {
  if (adminUrl) await refuseOverTables(adminUrl);
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

function refuseOther(manifest: Manifest, { postgres, migrations, adminUrl }: Target): void {
  const unknown = Object.values(manifest.migrations)
    .flat()
    .find((name) => !migrations.includes(name));
  if (manifest.format > formats.tables || unknown)
    throw new StartProblem('The backup was made by a newer version of Somo. Restore it with that version or a later one.');
  if (manifest.tables) return;
  if (adminUrl)
    throw new StartProblem(
      'The backup holds the files of the PostgreSQL that Somo brings. For a PostgreSQL of your own, make one with npm run backup -- --portable.',
    );
  const [major] = manifest.postgres.split('.');
  if (major !== postgres)
    throw new StartProblem(
      `The backup is of PostgreSQL ${major}, and this version of Somo brings PostgreSQL ${postgres}. Restore it with the version of Somo that made it, and make one there with npm run backup -- --portable, which any PostgreSQL can read.`,
    );
}

async function putDatabase(place: SealedPlace, name: string, expected: Sum, draft: string): Promise<void> {
  await mkdir(draft, { mode: 0o700 });
  const stored = await place.get(databaseOf(name)).catch(() => undefined);
  if (!stored) throw damaged('its database is missing or not whole');
  const zipped = stored.pipe(createGunzip());
  stored.once('error', (error) => zipped.destroy(error));
  const sum = await passing(zipped, extract(draft)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOSPC' ? error : damaged('its database is not whole');
  });
  check(sum, expected, 'its database is not whole');
}

async function putFile(place: SealedPlace, { key, contentType, storedAs, ...expected }: BackedUpFile, storage: Storage): Promise<void> {
  const stored = await place.get(storedAs).catch(() => undefined);
  if (!stored) throw damaged(`the file ${key} is missing or not whole`);
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
