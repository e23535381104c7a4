import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { serviceNames } from '@somo/contracts/services';
import { databaseOf, filesIn, manifestOf, nameOf } from '@somo/platform/backups/layout';
import type { Clock } from '@somo/platform/clock';
import type { Storage } from '@somo/platform/storage/storage';
import type { Client } from 'pg';
import { baseBackup } from './base-backup.js';
import { copyTables } from './copy-tables.js';
import { installationOf } from './installation.js';
import { formats, type BackedUpFile, type Manifest } from './manifest.js';
import { passing, type SealedPlace } from './sealed-place.js';

interface Sources {
  adminUrl: string;
  /** Connected to it, while nobody else backs it up. */
  client: Client;
  storage: Storage;
  /** The folder of the embedded setup's data, which holds its secrets. */
  folder: string;
  /** Whether it is for any PostgreSQL: table by table instead of the server's files. */
  isPortable?: boolean;
}

/** What the embedded setup cannot do without; deploy/secrets is backed up by whoever made it. */
const secretNames = ['secrets.json', 'postgres.password'];

/** Backs up the database, the files and the secrets while people go on working. Returns the name of the backup. */
export async function makeBackup(
  { adminUrl, client, storage, folder, isPortable }: Sources,
  place: SealedPlace,
  clock: Clock,
): Promise<string> {
  const name = nameOf(clock.now());
  // Files are copied before the database, since some may be deleted meanwhile, and again after it, since some may be new.
  const files = new Map<string, BackedUpFile>();
  await copyFiles(storage, place, files);
  const rows = await (isPortable ? inSnapshot(client, place, name) : inFiles(adminUrl, client, place, name));
  await copyFiles(storage, place, files);
  const manifest: Manifest = {
    format: isPortable ? formats.tables : formats.files,
    madeAt: new Date(clock.now()).toISOString(),
    installation: await installationOf(client),
    postgres: await versionOf(client),
    ...rows,
    files: [...files.values()],
    secrets: await secretsIn(folder),
  };
  await place.put(manifestOf(name), Readable.from([Buffer.from(JSON.stringify(manifest))]));
  return name;
}

type Rows = Pick<Manifest, 'database' | 'tables' | 'sequences' | 'migrations'>;

async function inFiles(adminUrl: string, client: Client, place: SealedPlace, name: string): Promise<Rows> {
  const tar = await baseBackup(adminUrl);
  const zipped = createGzip({ level: 1 });
  const [database] = await Promise.all([passing(tar, zipped), place.put(databaseOf(name), zipped)]);
  return { database, migrations: await migrationsOf(client) };
}

async function inSnapshot(client: Client, place: SealedPlace, name: string): Promise<Rows> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  try {
    return { migrations: await migrationsOf(client), ...(await copyTables(client, place, name)) };
  } finally {
    await client.query('ROLLBACK');
  }
}

/** A file is stored once for all backups: what is at a key is never changed, only replaced. */
async function copyFiles(storage: Storage, place: SealedPlace, files: Map<string, BackedUpFile>): Promise<void> {
  const known = new Set<string>();
  for await (const { key } of filesIn(place.storage, 'files/')) known.add(key);
  for await (const { key, length, storedAt } of filesIn(storage, '')) {
    const storedAs = `files/${createHash('sha256').update(`${key} ${length} ${storedAt}`).digest('hex')}`;
    const sums = `sums/${storedAs}`;
    if (files.get(key)?.storedAs === storedAs) continue;
    const before = known.has(storedAs) && (await place.read(sums));
    if (before) {
      files.set(key, JSON.parse(before.toString()) as BackedUpFile);
      continue;
    }
    const found = await storage.get(key);
    if (!found) continue;
    const file = { key, contentType: found.contentType, storedAs, ...(await place.put(storedAs, found.body)) };
    await place.put(sums, Readable.from([Buffer.from(JSON.stringify(file))]));
    files.set(key, file);
  }
}

async function versionOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  return rows[0]?.server_version.split(' ')[0] ?? '';
}

async function migrationsOf(client: Client): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const schema of serviceNames) {
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${schema}.migrations ORDER BY id`);
    all[schema] = rows.map(({ name }) => name);
  }
  return all;
}

async function secretsIn(folder: string): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {};
  for (const name of secretNames) {
    const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (text !== undefined) secrets[name] = text;
  }
  return secrets;
}
