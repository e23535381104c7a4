import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { serviceNames } from '@somo/contracts/services';
import { databaseOf, listBackups, manifestOf, nameOf } from '@somo/platform/backups/layout';
import { startEmbeddedPostgres } from '@somo/platform/postgres/embedded-server';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { FixedClock } from '@somo/testing/fixed-clock';
import { until } from '@somo/testing/until';
import { Client } from 'pg';
import type { BackupKey } from './backup-key.js';
import { isDue } from './is-due.js';
import { makeBackup } from './make-backup.js';
import { openPlace } from './open-place.js';
import { pruneBackups } from './prune-backups.js';
import { restoreBackup } from './restore-backup.js';
import { SealedPlace } from './sealed-place.js';
import { withLock } from './with-lock.js';

const start = Date.parse('2030-01-16T03:00:00Z');
const day = 86_400_000;

describe('a backup', () => {
  let home: string;
  let client: Client;
  let adminUrl: string;
  let stop: () => Promise<void>;
  let place: SealedPlace;
  let key: BackupKey;
  let storage: FolderStorage;
  const folder = () => join(home, 'data');
  const backups = () => join(folder(), 'backups');

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'somo-backup-'));
    chmodSync(home, 0o755);
    ({ adminUrl, stop } = await startEmbeddedPostgres({ dataDir: join(folder(), 'postgres') }));
    client = new Client({ connectionString: adminUrl });
    await client.connect();
    for (const schema of serviceNames)
      await client.query(`CREATE SCHEMA ${schema}; CREATE TABLE ${schema}.migrations (id int, name text);
        INSERT INTO ${schema}.migrations VALUES (1, '${schema}First')`);
    await client.query('CREATE TABLE public.numbers (number int)');
    await writeFile(join(folder(), 'secrets.json'), '{"keys":"ours"}');
    storage = new FolderStorage(join(folder(), 'files'));
    await storage.put('avatars/one', Buffer.from('a picture'), 'image/webp');
    ({ place, key } = await openPlace({ to: '', keyFile: '', folder: folder() }, { make: true }));
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await stop();
    rmSync(home, { recursive: true, force: true });
  });

  const make = (at = start) =>
    withLock(adminUrl, place, (held) => makeBackup({ adminUrl, client: held, storage, folder: folder() }, place, new FixedClock(at)));
  const target = (name: string) => ({
    folder: join(home, name),
    database: join(home, name, 'postgres'),
    storage: new FolderStorage(join(home, name, 'files')),
    postgres: '18',
    migrations: serviceNames.map((schema) => `${schema}First`),
    services: [],
  });

  it('has all that was there when it ended, while people go on working, and gives it back elsewhere', async () => {
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      while (!isOver) await client.query('INSERT INTO public.numbers VALUES ($1)', [(written += 1)]);
    })();
    const name = await make();
    isOver = true;
    await writing;
    await storage.put('avatars/later', Buffer.from('another'), 'image/webp');

    const to = target('elsewhere');
    await restoreBackup('latest', place, to);
    const server = await startEmbeddedPostgres({ dataDir: to.database });
    const there = new Client({ connectionString: server.adminUrl });
    await there.connect();
    const { rows } = await there.query<{ count: number; last: number }>('SELECT count(*)::int, max(number) AS last FROM public.numbers');
    await there.end();
    await server.stop();
    // Without a hole, up to a moment between its beginning and its end.
    expect(rows[0]?.count).toBe(rows[0]?.last);
    expect(rows[0]?.last).toBeGreaterThan(0);
    expect(rows[0]?.last).toBeLessThanOrEqual(written);
    expect(await text((await to.storage.get('avatars/one'))!.body)).toBe('a picture');
    expect(await to.storage.get('avatars/later')).toBeUndefined();
    expect(await readFile(join(to.folder, 'secrets.json'), 'utf8')).toBe('{"keys":"ours"}');
    expect(existsSync(join(to.folder, 'restoring'))).toBe(false);
    await expect(restoreBackup(name, place, to)).rejects.toThrow('There is data in');
  });

  it('shows nobody anything without its key', async () => {
    const name = (await listBackups(place.storage))[0]!;
    for (const key of [databaseOf(name), manifestOf(name)]) {
      const stored = await buffer((await place.storage.get(key))!.body);
      expect(stored.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
      expect(stored.includes('avatars')).toBe(false);
    }
    mkdirSync(join(home, 'other'));
    const { place: other } = await openPlace({ to: '', keyFile: '', folder: join(home, 'other') }, { make: true });
    const withOtherKey = Object.assign(Object.create(other) as SealedPlace, { storage: place.storage });
    const to = target('wrong-key');
    await expect(restoreBackup('latest', withOtherKey, to)).rejects.toThrow("can't be read with this key");
    expect(existsSync(to.folder)).toBe(false);
    await expect(openPlace({ to: '', keyFile: join(home, 'none.key'), folder: home }, { make: true })).rejects.toThrow('no backup key');
  });

  it('that was cut short, is damaged, or is of a newer version is refused, and nothing is changed', async () => {
    const name = await make(start + day);
    const to = target('refused');
    await expect(restoreBackup('latest', place, { ...to, migrations: [] })).rejects.toThrow('newer version');
    await expect(restoreBackup('latest', place, { ...to, postgres: '19' })).rejects.toThrow('PostgreSQL 18');
    await expect(restoreBackup('20300101t000000z', place, to)).rejects.toThrow(`There are: ${name}`);
    expect(existsSync(to.folder)).toBe(false);

    const file = join(backups(), `${databaseOf(name)}@`);
    await truncate(file, Math.floor((await readFile(file)).length / 2));
    await expect(restoreBackup(name, place, to)).rejects.toThrow('damaged');
    expect(readdirSync(to.folder)).toEqual([]);
    // The one before is whole.
    await place.storage.delete(manifestOf(name));
    await restoreBackup('latest', place, to);
    expect(existsSync(to.database)).toBe(true);
  });

  it('is due after a day, and is deleted when its time is over, with the files that only it had', async () => {
    const at = start + 60 * day;
    const due = (now: number) => isDue({ storage: place.storage, database: join(folder(), 'postgres'), now });
    await storage.delete('avatars/one');
    const times = Array.from({ length: 8 }, (_, week) => at + 7 * week * day);
    for (const time of times) await make(time);
    expect(await due(times[7]! + 0.9 * day)).toBe(false);
    expect(await due(times[7]! + day)).toBe(true);
    // The one of the beginning and the first of these.
    expect(await pruneBackups(place)).toBe(2);
    expect(await listBackups(place.storage)).toEqual(times.slice(1).map(nameOf).reverse());
    const left = async (prefix: string) => (await place.storage.list({ prefix })).files.length;
    expect([await left('files/'), await left('sums/'), await left('backups/')]).toEqual([1, 1, 14]);
  });

  it('is refused where backups of another installation, or the files of Somo itself, are', async () => {
    await place.storage.delete('owner');
    await place.put('owner', Readable.from([Buffer.from('another')]));
    await expect(make(start + 80 * day)).rejects.toThrow('Another installation');
    await place.storage.delete('owner');
    await expect(openPlace({ to: join(folder(), 'files', 'backups'), keyFile: '', folder: folder() }, { make: true })).rejects.toThrow(
      'of their own',
    );
    await expect(openPlace({ to: 's3://bucket', keyFile: '', folder: folder() }, { make: true })).rejects.toThrow('must be a folder');
    // A new key could not read what is there.
    await expect(openPlace({ to: backups(), keyFile: '', folder: join(home, 'no-key') }, { make: true })).rejects.toThrow('no backup key');
  });

  it('ends when its place takes no more', async () => {
    const full = Object.assign(Object.create(place.storage) as FolderStorage, { put: () => Promise.reject(new Error('full')) });
    const toFull = new SealedPlace(full, key);
    await expect(
      withLock(adminUrl, place, (held) => makeBackup({ adminUrl, client: held, storage, folder: folder() }, toFull, new FixedClock(start))),
    ).rejects.toThrow('full');
    await until(async () => (await client.query('SELECT FROM pg_stat_replication')).rowCount === 0);
  });

  it('is made by one at a time', async () => {
    const all = await Promise.allSettled([make(start + 90 * day), make(start + 91 * day)]);
    expect(all.filter(({ status }) => status === 'rejected').map((one) => (one as PromiseRejectedResult).reason.message)).toEqual([
      'Another backup of this database is being made. Wait until it has ended.',
    ]);
  });
});
