import { Module } from '@nestjs/common';
import { provision } from '@somo/platform/database/provision';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase, type TestDatabase } from '@somo/testing/test-database';
import type { DataSource } from 'typeorm';
import { openDatabase } from './database/open-database.js';
import { Db } from './db.js';

@Module({})
class Empty {}

const refused = "DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'slot-taken'; END $$";

describe('statements of a service', () => {
  let database: TestDatabase;
  let source: DataSource;
  let db: Db;
  beforeAll(async () => {
    database = await createTestDatabase();
    const urls = await provision(database.adminUrl, ['messaging'], () => 'test');
    source = await openDatabase(
      { name: 'messaging', module: Empty, schemas: [], migrations: [] },
      { url: urls.messaging, poolSize: 2, log: silentLog },
    );
    db = Db.over(source);
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const connections = async () => {
    const both = await Promise.all([1, 2].map(() => db.sql<{ pid: number }>('pid', 'SELECT pg_backend_pid() AS pid, pg_sleep(0.05)')));
    return both.map(([row]) => row?.pid).sort();
  };

  it('keep their connections when they fail', async () => {
    const before = await connections();
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => db.run('refused', refused)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(50);
    expect(await connections()).toEqual(before);
  });

  it('get a new connection after theirs was closed', async () => {
    const cut = db.sql('cut', 'SELECT pg_terminate_backend(pg_backend_pid())');
    await expect(cut).rejects.toThrow();
    expect(new Set(await connections()).size).toBe(2);
  });
});
