import { Module } from '@nestjs/common';
import { keptMs } from '@somo/contracts/retention/retention';
import { createServiceDatabase } from '@somo/testing/service-database';
import { FixedClock } from '@somo/testing/fixed-clock';
import { silentLog } from '@somo/testing/silent-log';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { openDatabase } from '../database/open-database.js';
import { Db } from '../db.js';
import { newId } from '../ids.js';
import { oldAudit } from '../retention/old-rows.js';
import { runRetention } from '../retention/watch-retention.js';
import { addAudit } from './audit.js';
import { chainAudit, unchainAudit } from './audit-chain.js';
import { verifyAudit } from './verify-audit.js';

@Module({})
class Empty {}

/** A log with entries from before there was a chain. */
class Audit1700000000000 implements MigrationInterface {
  name = 'Audit1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit (id uuid PRIMARY KEY, at timestamptz NOT NULL, operator_id uuid, action text NOT NULL, thing_id uuid NOT NULL, details jsonb NOT NULL);
      CREATE FUNCTION audit_stands() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit is only added to'; END $$;
      CREATE TRIGGER audit_stands BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION audit_stands();
      INSERT INTO audit SELECT gen_random_uuid(), '2026-01-01'::timestamptz + n * interval '1 hour', gen_random_uuid(), 'x', gen_random_uuid(), '{}' FROM generate_series(1, 3) n`);
  }
  async down(): Promise<void> {}
}

class AuditChain1700000000001 implements MigrationInterface {
  name = 'AuditChain1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(chainAudit);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(unchainAudit('audit_stands'));
  }
}

const service = { name: 'messaging' as const, module: Empty, schemas: [], migrations: [Audit1700000000000, AuditChain1700000000001] };
const now = Date.parse('2026-06-15T08:00:00Z');

describe('PERM-05 the audit log', () => {
  let source: DataSource;
  let db: Db;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const database = await createServiceDatabase(service);
    source = await openDatabase(service, { url: database.url, poolSize: 10, log: silentLog });
    db = Db.over(source);
    drop = async () => {
      await source.destroy();
      await database.drop();
    };
  });
  afterEach(() => drop());

  const add = (at = now, details: object = { note: 'x' }) =>
    addAudit(db, { operatorId: newId(), action: 'suspend-user', thingId: newId(), details }, at);
  const fault = async () => (await verifyAudit(db)).fault;
  /** Does what nobody may do: as the owner of the tables, past their triggers. */
  const tamper = async (statement: string) => {
    await source.query(`ALTER TABLE audit DISABLE TRIGGER USER; ${statement}; ALTER TABLE audit ENABLE TRIGGER USER`);
  };
  const entries = () => source.query<{ seq: string; id: string }[]>('SELECT seq, id FROM audit ORDER BY seq');

  it('is a chain, also of the entries from before, and of the fifty that are written at the same moment', async () => {
    expect(await verifyAudit(db)).toMatchObject({ entries: 3, fault: null });
    await Promise.all(Array.from({ length: 50 }, (_, n) => add(now + n)));
    expect(await verifyAudit(db)).toMatchObject({ entries: 53, since: new Date('2026-01-01T01:00:00Z'), deletedBefore: null, fault: null });
    expect((await entries()).map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 53 }, (_, n) => n + 1));
  });

  it('has no gap where a transaction was rolled back', async () => {
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `INSERT INTO audit (id, at, action, thing_id, details) VALUES (gen_random_uuid(), now(), 'x', gen_random_uuid(), '{}')`,
    );
    const waiting = add();
    await runner.rollbackTransaction();
    await runner.release();
    await waiting;
    expect(await verifyAudit(db)).toMatchObject({ entries: 4, fault: null });
  });

  it.each([
    ['a deleted entry', 'DELETE FROM audit WHERE seq = 2', { kind: 'missing', seq: 3 }],
    ['the first entry deleted', 'DELETE FROM audit WHERE seq = 1', { kind: 'missing', seq: 2 }],
    ['the newest entry deleted', 'DELETE FROM audit WHERE seq = 4', { kind: 'cut', seq: 4 }],
    ['all entries deleted', 'DELETE FROM audit', { kind: 'cut', seq: 4 }],
    ['a changed action', `UPDATE audit SET action = 'warn-user' WHERE seq = 2`, { kind: 'changed', seq: 2 }],
    ['a changed operator', 'UPDATE audit SET operator_id = NULL WHERE seq = 4', { kind: 'changed', seq: 4 }],
    ['a changed time', `UPDATE audit SET at = at + interval '1 microsecond' WHERE seq = 3`, { kind: 'changed', seq: 3 }],
    ['a changed person', 'UPDATE audit SET thing_id = gen_random_uuid() WHERE seq = 3', { kind: 'changed', seq: 3 }],
    [
      'two entries in each other’s place',
      'UPDATE audit SET seq = -seq; UPDATE audit SET seq = CASE seq WHEN -2 THEN 3 WHEN -3 THEN 2 ELSE -seq END',
      { kind: 'changed', seq: 2 },
    ],
    ['the end set back', 'UPDATE audit_head SET (seq, hash) = (SELECT seq, hash FROM audit WHERE seq = 3)', { kind: 'cut', seq: 3 }],
  ])('shows %s', async (_, statement, expected) => {
    await add();
    await tamper(statement);
    expect(await fault()).toMatchObject(expected);
  });

  it('says nothing about words that were erased', async () => {
    await add();
    await tamper(`UPDATE audit SET details = '{}'`);
    expect(await fault()).toBeNull();
  });

  it('loses whole months by their age, and tells that from loss', async () => {
    for (const day of ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z', '2026-02-20T00:00:00Z', '2026-03-01T00:00:00Z'])
      await add(Date.parse(day));
    const clock = new FixedClock(0);
    const runAt = async (at: string) => {
      clock.set(Date.parse(at) + keptMs('audit'));
      await source.query('UPDATE retention_run SET ran_at = $1, as_of = $1', [new Date(clock.now() - 86_400_000)]);
      await runRetention([oldAudit], { source, clock, log: silentLog });
    };
    await runRetention([oldAudit], { source, clock, log: silentLog });
    await runAt('2026-01-31T12:00:00Z');
    expect(await entries()).toHaveLength(7);
    await runAt('2026-02-25T12:00:00Z');
    expect(await verifyAudit(db)).toMatchObject({ entries: 3, deletedBefore: '2026-02-01', fault: null });
    await add();
    expect(await fault()).toBeNull();
    await tamper('DELETE FROM audit WHERE seq = 5');
    expect(await fault()).toMatchObject({ kind: 'missing', seq: 6 });
  });

  it('is empty and intact once all of it has gone by its age, and goes on from there', async () => {
    expect(await (oldAudit as { delete: (of: DataSource, until: Date) => Promise<number> }).delete(source, new Date(now))).toBe(3);
    expect(await verifyAudit(db)).toMatchObject({ entries: 0, since: null, deletedBefore: '2026-06-01', fault: null });
    await add();
    expect(await verifyAudit(db)).toMatchObject({ entries: 1, fault: null });
  });

  it('is only added to: not changed, and not deleted before there is a checkpoint, which is an entry itself', async () => {
    for (const text of ['DELETE FROM audit', `UPDATE audit SET action = 'other'`, 'TRUNCATE audit'])
      await expect(source.query(text)).rejects.toThrow('only added to');
    await expect(source.query(`INSERT INTO audit_checkpoints VALUES (2, '', '2026-02-01', now())`)).rejects.toThrow('is an entry');
    await source.query(`INSERT INTO audit_checkpoints SELECT seq, hash, '2026-02-01', now() FROM audit WHERE seq = 2`);
    await expect(source.query('DELETE FROM audit')).rejects.toThrow('only added to');
    await expect(source.query('DELETE FROM audit_checkpoints')).rejects.toThrow('only added to');
    expect(await entries()).toHaveLength(3);
  });

  it('can go back to the version before', async () => {
    await source.undoLastMigration();
    await expect(source.query('DELETE FROM audit')).rejects.toThrow('only added to');
    await add();
    await source.runMigrations();
    expect(await verifyAudit(db)).toMatchObject({ entries: 4, fault: null });
  });
});
