import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { Module } from '@nestjs/common';
import { provision } from '@somo/platform/database/provision';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase } from '@somo/testing/test-database';
import type { Log } from '../log.js';
import { openDatabase } from './open-database.js';

@Module({})
class Empty {}

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

  it('does not retry a login that PostgreSQL rejects', async () => {
    const database = await createTestDatabase();
    const { messaging } = await provision(database.adminUrl, ['messaging'], () => 'test');
    const url = messaging.replace(':test@', ':guess@');
    const opening = openDatabase({ name: 'messaging', module: Empty, schemas: [], migrations: [] }, { url, poolSize: 2, log: silentLog });
    await expect(opening).rejects.toThrow('password authentication failed');
    await database.drop();
  });
});
