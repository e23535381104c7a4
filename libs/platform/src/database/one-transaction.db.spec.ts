import { Module } from '@nestjs/common';
import { provision } from '@somo/platform/database/provision';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase, type TestDatabase } from '@somo/testing/test-database';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { oneTransaction } from './one-transaction.js';
import { openDatabase } from './open-database.js';

@Module({})
class Empty {}

describe('one transaction', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    const urls = await provision(database.adminUrl, ['messaging'], () => 'test');
    source = await openDatabase(
      { name: 'messaging', module: Empty, schemas: [], migrations: [] },
      { url: urls.messaging, poolSize: 2, log: silentLog },
    );
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('fails without ending the process when its connection is lost between two statements, and the next one works', async () => {
    const cut = oneTransaction(source, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await source.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await sleep(100);
      await client.query('SELECT 1');
    });
    await expect(cut).rejects.toThrow();
    const next = oneTransaction(source, async (client) => {
      const { rows } = await client.query<{ one: number }>('SELECT 1 AS one');
      return rows;
    });
    await expect(next).resolves.toEqual([{ one: 1 }]);
  });
});
