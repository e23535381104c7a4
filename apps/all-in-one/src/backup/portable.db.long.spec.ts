import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { migrationNames, openDatabase } from '@somo/platform/database/open-database';
import { provision } from '@somo/platform/database/provision';
import { newId } from '@somo/platform/ids';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { FixedClock } from '@somo/testing/fixed-clock';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase, type TestDatabase } from '@somo/testing/test-database';
import { Client } from 'pg';
import { messaging } from '@somo/messaging/messaging.module';
import { findDatabase } from '../find-database.js';
import { makeBackup } from './make-backup.js';
import { filesIn, tableOf } from '@somo/platform/backups/layout';
import { readManifest } from './manifest.js';
import { openPlace } from './open-place.js';
import { putInOwnServer, refuseOverTables } from './put-in-own-server.js';
import { restoreBackup } from './restore-backup.js';
import type { SealedPlace } from './sealed-place.js';
import { inSql, listTables, nameOfTable } from './tables.js';
import { withLock } from './with-lock.js';

const at = Date.parse('2030-01-16T03:00:00Z');

describe('a portable backup', () => {
  let home: string;
  let place: SealedPlace;
  const databases: TestDatabase[] = [];

  const connect = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client;
  };
  /** As a version before had it: without the newest migration, and here without the tables of other services. */
  const installed = async () => {
    const database = await createTestDatabase();
    databases.push(database);
    const urls = await provision(database.adminUrl, serviceNames, () => 'test');
    const only = migrationNames(messaging).filter((name) => name !== 'RoomChanges1700000000049');
    await (await openDatabase(messaging, { url: urls.messaging, poolSize: 2, log: silentLog, only })).destroy();
    const client = await connect(database.adminUrl);
    for (const name of serviceNames) await client.query(`CREATE TABLE IF NOT EXISTS ${name}.migrations (id int, name text)`);
    await client.end();
    return database.adminUrl;
  };
  const contents = async (url: string) => {
    const client = await connect(url);
    const all: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ rows: string }>(
        `SELECT coalesce(string_agg(t::text, '' ORDER BY t::text), '') AS rows FROM ${inSql(table)} t`,
      );
      all[nameOfTable(table)] = rows[0]?.rows ?? '';
    }
    await client.end();
    return all;
  };
  const target = (name: string, adminUrl?: string) => ({
    folder: join(home, name),
    database: join(home, name, 'postgres'),
    adminUrl,
    storage: new FolderStorage(join(home, name, 'files')),
    postgres: '19',
    migrations: migrationNames(messaging),
    services: [messaging],
  });

  let from: string;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'somo-portable-'));
    // PostgreSQL runs as another user.
    chmodSync(home, 0o755);
    ({ place } = await openPlace({ to: '', keyFile: '', folder: home }, { make: true }));
    from = await installed();
  });
  afterAll(async () => {
    for (const database of databases) await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  it('moves an installation into a PostgreSQL of another version, and is refused where there is data or a table is not whole', async () => {
    const client = await connect(from);
    await client.query(
      `INSERT INTO messaging.rooms (agreement_id, lesson_id, student_id, teacher_id, starts_at, ends_at) VALUES ($1, $1, $1, $1, now(), now())`,
      [newId()],
    );
    const outbox = `INSERT INTO messaging.outbox (id, type, subject, data, occurred_at) SELECT gen_random_uuid(), E'a\\ttab, "quotes"', '-', '{}', now()`;
    await client.query(`${outbox} FROM generate_series(1, 3)`);
    await client.end();
    const storage = new FolderStorage(join(home, 'files'));
    await storage.put('avatars/one', Buffer.from('a picture'), 'image/webp');
    const name = await withLock(from, place, (held) =>
      makeBackup({ adminUrl: from, client: held, storage, folder: home, isPortable: true }, place, new FixedClock(at)),
    );

    const to = await createTestDatabase();
    databases.push(to);
    await restoreBackup('latest', place, target('new', to.adminUrl));
    expect(await contents(to.adminUrl)).toEqual(await contents(from));
    await expect(restoreBackup('latest', place, target('again', to.adminUrl))).rejects.toThrow('There is data of Somo');

    // It is the same installation, its numbers go on, and the version that restored it migrates it further.
    const there = await connect(to.adminUrl);
    await withLock(to.adminUrl, place, () => Promise.resolve());
    const { rows } = await there.query<{ seq: string; id: string }>(`${outbox} RETURNING seq, current_setting('somo.installation') AS id`);
    expect(rows).toEqual([{ seq: '4', id: expect.stringMatching(/^\d+$/) }]);
    await there.end();
    const urls = await provision(to.adminUrl, serviceNames, () => 'test');
    const migrated = await openDatabase(messaging, { url: urls.messaging, poolSize: 2, log: silentLog });
    expect(await migrated.query('SELECT changes FROM rooms')).toEqual([{ changes: 0 }]);
    await migrated.destroy();

    // Into a new server of the version that Somo brings.
    const brought = target('brought');
    await restoreBackup('latest', place, brought);
    const server = await findDatabase(undefined, brought.database, () => undefined);
    const copied = await contents(server.adminUrl);
    await server.stop();
    expect(copied).toEqual(await contents(from));

    const empty = await createTestDatabase();
    databases.push(empty);
    const broken = join(home, 'backups', `${tableOf(name, 'messaging.rooms')}@`);
    const whole = await readFile(broken);
    await truncate(broken, 60);
    await expect(restoreBackup(name, place, target('damaged', empty.adminUrl))).rejects.toThrow(
      'the table messaging.rooms is missing or not whole',
    );
    expect(await contents(empty.adminUrl)).toEqual({});
    for await (const { key } of filesIn(place.storage, 'files/')) await place.storage.delete(key);
    await writeFile(broken, whole);
    await expect(restoreBackup(name, place, target('without-file', empty.adminUrl))).rejects.toThrow('the file avatars/one is missing');
    expect(await contents(empty.adminUrl)).toEqual({});
    // One that was interrupted can be started again.
    await putInOwnServer({ name, place, manifest: (await readManifest(place, name))! }, empty.adminUrl, [messaging]);
    await refuseOverTables(empty.adminUrl);
    expect(await contents(empty.adminUrl)).toEqual({});
  });
});
