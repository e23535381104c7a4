import { Module } from '@nestjs/common';
import { keptMs } from '@somo/contracts/retention/retention';
import { createServiceDatabase } from '@somo/testing/service-database';
import { FixedClock } from '@somo/testing/fixed-clock';
import { silentLog } from '@somo/testing/silent-log';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open-database.js';
import { newId } from '../ids.js';
import { deleteOldRows, deletePiece } from './delete-old-rows.js';
import { runRetention } from './watch-retention.js';

@Module({})
class Empty {}

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2030-01-07T08:00:00Z');
const service = { name: 'messaging' as const, module: Empty, schemas: [], migrations: [] };

describe('what a service no longer keeps', () => {
  let source: DataSource;
  let clock: FixedClock;
  let drop: () => Promise<void>;
  let url: string;
  beforeEach(async () => {
    const database = await createServiceDatabase(service);
    url = database.url;
    source = await openDatabase(service, { url, poolSize: 4, log: silentLog });
    clock = new FixedClock(now);
    drop = async () => {
      await source.destroy();
      await database.drop();
    };
  });
  afterEach(() => drop());

  const run = () => runRetention([], { source, clock, log: silentLog });
  const at = (ms: number) => new Date(ms);
  const publish = (occurredAt: number, sentAt: number | null) =>
    source.query(`INSERT INTO outbox (id, type, subject, data, occurred_at, sent_at) VALUES ($1, 'x', 'x', '{}', $2, $3)`, [
      newId(),
      at(occurredAt),
      sentAt === null ? null : at(sentAt),
    ]);
  const receive = (name: string, receivedAt: number, ended: 'done_at' | 'dead_at' | 'due_at') =>
    source.query(`INSERT INTO inbox (id, type, received_at, ${ended}) VALUES ($1, $2, $3, $3)`, [newId(), name, at(receivedAt)]);
  const work = (key: string, dueAt: number, ended?: 'done_at' | 'cancelled_at' | 'dead_at') =>
    source.query(
      `INSERT INTO due_work (id, job, key, data, due_at${ended ? `, ${ended}` : ''}) VALUES ($1, 'x', $2, '{}', $3${ended ? ', $3' : ''})`,
      [newId(), key, at(dueAt)],
    );
  const column = async (name: string, table: string) =>
    (await source.query<{ value: string }[]>(`SELECT ${name} AS value FROM ${table} ORDER BY 1`)).map(({ value }) => value);

  it('goes once it is old: published events, received ids and finished work, but nothing that waits for anything or anyone', async () => {
    const [oldEvent, oldId, oldWork] = [now - keptMs('outbox') - hour, now - keptMs('inbox') - hour, now - keptMs('work') - hour];
    await publish(oldEvent, oldEvent);
    await publish(oldEvent, null);
    await publish(oldEvent + 2 * hour, oldEvent + 2 * hour);
    await receive('done', oldId, 'done_at');
    await receive('dead', oldId, 'dead_at');
    await receive('waiting', oldId, 'due_at');
    await receive('young', oldId + 2 * hour, 'done_at');
    await work('done', oldWork, 'done_at');
    await work('cancelled', oldWork, 'cancelled_at');
    await work('dead', oldWork, 'dead_at');
    await work('open', oldWork);
    await work('young', oldWork + 2 * hour, 'done_at');
    clock.set(now - day);
    await run();
    clock.set(now);
    await run();
    expect(await column('sent_at', 'outbox')).toEqual([at(oldEvent + 2 * hour), null]);
    expect(await column('type', 'inbox')).toEqual(['dead', 'waiting', 'young']);
    expect(await column('key', 'due_work')).toEqual(['dead', 'open', 'young']);
  });

  it('stays if only the clock says so: a jump of years deletes what is a day too young at most, and back in time all is as before', async () => {
    const left = async () => (await column('seq', 'outbox')).length;
    for (const young of [0.5, 1.5, 100]) await publish(now - keptMs('outbox') + young * day, now);
    await run();
    clock.set(now + 3650 * day);
    await run();
    expect(await left()).toBe(2);
    await run();
    expect(await left()).toBe(2);
    clock.set(now + hour);
    await run();
    clock.set(now + 12 * hour);
    await run();
    expect(await left()).toBe(2);
  });

  it('is deleted by one of several processes, every six hours, and not by the first run', async () => {
    const old = now - keptMs('outbox') - day;
    await publish(old, old);
    await Promise.all([run(), run(), run()]);
    expect(await column('seq', 'outbox')).toHaveLength(1);
    clock.set(now + 5 * hour);
    await run();
    expect(await column('seq', 'outbox')).toHaveLength(1);
    clock.set(now + 6 * hour);
    await Promise.all([run(), run(), run()]);
    expect(await column('seq', 'outbox')).toHaveLength(0);
  });

  it('is deleted piece by piece, without waiting for rows in use', async () => {
    await source.query(
      `INSERT INTO inbox (id, type, received_at, done_at) SELECT gen_random_uuid(), 'x', $1, $1 FROM generate_series(1, 2000)`,
      [at(now - 400 * day)],
    );
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM inbox LIMIT 7 FOR UPDATE');
    const rows = { table: 'inbox', rows: 'done_at < $1' };
    const pieces = { pages: 2, pauseMs: 0 };
    expect(await deleteOldRows(source, rows, at(now), () => false, pieces)).toBe(1993);
    await runner.rollbackTransaction();
    await runner.release();
    expect(await deleteOldRows(source, rows, at(now), () => false, pieces)).toBe(7);
    let asked = 0;
    await source.query(
      `INSERT INTO inbox (id, type, received_at, done_at) SELECT gen_random_uuid(), 'x', $1, $1 FROM generate_series(1, 2000)`,
      [at(now - 400 * day)],
    );
    await deleteOldRows(source, rows, at(now), () => asked++ > 1, pieces);
    expect((await column('id', 'inbox')).length).toBeGreaterThan(1000);
  });

  it('is deleted without waiting for the disk, which all else of the same connection does', async () => {
    await source.query('ALTER ROLE CURRENT_USER SET synchronous_commit = on');
    const one = await openDatabase(service, { url, poolSize: 2, log: silentLog });
    await one.query(`
      CREATE TABLE noted (setting text);
      CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO noted VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
      CREATE TRIGGER note AFTER DELETE ON inbox FOR EACH STATEMENT EXECUTE FUNCTION note()`);
    await receive('old', now - 400 * day, 'done_at');
    expect(await deleteOldRows(one, { table: 'inbox', rows: 'done_at < $1' }, at(now))).toBe(1);
    expect(await one.query('SELECT setting FROM noted')).toEqual([{ setting: 'off' }]);
    expect(await one.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await one.destroy();
  });

  it('is read by its place in the table, not by reading all of it for each piece', async () => {
    await source.query(
      `INSERT INTO outbox (id, type, subject, data, occurred_at) SELECT gen_random_uuid(), 'x', 'x', '{}', $1 FROM generate_series(1, 30000)`,
      [at(now)],
    );
    const plan = await source.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${deletePiece('outbox', 'occurred_at < $1')}`, [
      at(now),
      '(128,0)',
      '(256,0)',
    ]);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('Tid Range Scan');
    expect(text).not.toContain('Seq Scan');
  });
});
