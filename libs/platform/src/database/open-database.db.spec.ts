import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { Module } from '@nestjs/common';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { provision } from '@somo/platform/database/provision';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase } from '@somo/testing/test-database';
import type { Log } from '../log.js';
import { openDatabase } from './open-database.js';

@Module({})
class Empty {}

class Slow1700000000000 implements MigrationInterface {
  name = 'Slow1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE slow (migrated_at timestamptz DEFAULT now())');
    for (let at = 0; at < 2; at++) await runner.query('INSERT INTO slow SELECT FROM pg_sleep(0.5)');
  }

  async down(): Promise<void> {}
}

const listening = (server: Server, port = 0) =>
  new Promise<number>((done) => server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

describe('a starting service', () => {
  it('waits while PostgreSQL is unreachable, logs it, and continues once it is back', async () => {
    const database = await createTestDatabase();
    const urls = await provision(database.adminUrl, ['messaging'], () => 'test');
    const behind = new URL(urls.messaging);
    const wire = createServer((socket) => {
      const server = connect(Number(behind.port), behind.hostname);
      for (const one of [socket, server]) one.on('error', () => undefined);
      socket.pipe(server).pipe(socket);
    });
    const url = new URL(urls.messaging);
    url.port = String(await listening(wire));
    await new Promise((done) => wire.close(done));

    let comesBack: Promise<number> | undefined;
    const warned: string[] = [];
    const log: Log = {
      info: () => undefined,
      warn: (_, text) => {
        warned.push(text);
        comesBack ??= listening(wire, Number(url.port));
      },
      error: () => undefined,
    };
    const source = await openDatabase(
      { name: 'messaging', module: Empty, schemas: [], migrations: [] },
      { url: url.href, poolSize: 2, log },
    );
    expect(warned).toContain('PostgreSQL cannot be reached yet; trying again');
    expect(await source.query('SELECT count(*)::int AS rows FROM outbox')).toEqual([{ rows: 0 }]);
    await source.destroy();
    wire.close();
    await database.drop();
  });

  it('lets an autoscaler count the work that is due, and read nothing', async () => {
    const database = await createTestDatabase();
    const { messaging: url } = await provision(database.adminUrl, ['messaging'], () => 'test', 'counts');
    await provision(database.adminUrl, ['messaging'], () => 'test', 'counts');
    const service = { name: 'messaging' as const, module: Empty, schemas: [], migrations: [] };
    const source = await openDatabase(service, { url, poolSize: 2, log: silentLog });
    await source.query(`
      INSERT INTO due_work (id, job, key, data, due_at, done_at, cancelled_at, dead_at)
      SELECT gen_random_uuid(), 'job', due::text, '{}', now() + due, done_at, cancelled_at, dead_at FROM (VALUES
        ('-1 minute'::interval, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz), ('-1 day', NULL, NULL, NULL), ('1 minute', NULL, NULL, NULL),
        ('-2 minutes', now(), NULL, NULL), ('-3 minutes', NULL, now(), NULL), ('-4 minutes', NULL, NULL, now())
      ) AS work (due, done_at, cancelled_at, dead_at)`);
    const login = new URL(url);
    [login.username, login.password] = [`${login.pathname.slice(1)}_autoscaler`, 'counts'];
    const autoscaler = new Client({ connectionString: login.href });
    await autoscaler.connect();
    expect((await autoscaler.query('SELECT messaging.due_work_count()')).rows).toEqual([{ due_work_count: '2' }]);
    for (const table of ['due_work', 'outbox', 'migrations'])
      await expect(autoscaler.query(`SELECT * FROM messaging.${table}`)).rejects.toThrow('permission denied');
    await autoscaler.end();
    await source.destroy();
    await database.drop();
  });

  it('lets a migration be silent for as long as it takes, and others wait for it', async () => {
    const database = await createTestDatabase();
    const { messaging: url } = await provision(database.adminUrl, ['messaging'], () => 'test');
    const service = { name: 'messaging' as const, module: Empty, schemas: [], migrations: [Slow1700000000000] };
    const sources = await Promise.all([1, 2].map(() => openDatabase(service, { url, poolSize: 2, log: silentLog, silentMs: 200 })));
    expect(await sources[0]!.query('SELECT count(*)::int AS rows FROM slow')).toEqual([{ rows: 2 }]);
    await Promise.all(sources.map((source) => source.destroy()));
    await database.drop();
  });

  it('does not retry a login that PostgreSQL rejects', async () => {
    const database = await createTestDatabase();
    const { messaging } = await provision(database.adminUrl, ['messaging'], () => 'test');
    const url = messaging.replace(':test@', ':guess@');
    const opening = openDatabase({ name: 'messaging', module: Empty, schemas: [], migrations: [] }, { url, poolSize: 2, log: silentLog });
    await expect(opening).rejects.toThrow('password authentication failed');
    await database.drop();
  });
});
