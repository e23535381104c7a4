import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { createTestDatabase, type TestDatabase } from '@somo/testing/test-database';
import { until } from '@somo/testing/until';
import { Client } from 'pg';
import { holdSingleInstanceLock } from './single-instance-lock.js';

describe('the single-instance lock', () => {
  let database: TestDatabase;
  let other: Client;

  beforeEach(async () => {
    database = await createTestDatabase();
    other = new Client({ connectionString: database.adminUrl });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await database.drop();
  });

  const held = `FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const isHeld = async () => (await other.query(`SELECT ${held}`)).rowCount === 1;
  const cut = async () => {
    await other.query(`SELECT pg_terminate_backend(pid) ${held}`);
    await until(async () => !(await isHeld()));
  };

  it('refuses a second process, and admits it once the first has ended', async () => {
    const letGo = await holdSingleInstanceLock(database.adminUrl);
    await expect(holdSingleInstanceLock(database.adminUrl)).rejects.toThrow(StartProblem);
    await letGo();
    await (
      await holdSingleInstanceLock(database.adminUrl)
    )();
  });

  it('is acquired again after its connection was lost', async () => {
    const letGo = await holdSingleInstanceLock(database.adminUrl);
    await cut();
    await until(isHeld);
    await expect(holdSingleInstanceLock(database.adminUrl)).rejects.toThrow(StartProblem);
    await letGo();
  });

  it('reports when another process acquired it first', async () => {
    const told: StartProblem[] = [];
    const letGo = await holdSingleInstanceLock(database.adminUrl, (problem) => told.push(problem));
    await cut();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('somo:in-process-bus', 0))`);
    await until(() => told.length === 1);
    await sleep(700);
    expect(told).toHaveLength(1);
    await letGo();
  });
});
