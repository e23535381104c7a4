import { Injectable, Module } from '@nestjs/common';
import { newId } from '@somo/platform/ids';
import { Runs, RunsMany, type Failures } from '@somo/platform/runs';
import type { Service } from '@somo/platform/service';
import { startService, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { claimTogether, claimSeconds, maxBatchedAttempts, maxJobAttempts, plannedWork, writeWork, type DueWork } from './due-work.js';

const start = Date.parse('2030-01-07T08:00:00Z');
const second = 1000;
const most = 50;

let runs: string[][] = [];
let meddle: (works: DueWork<'send-mail'>[]) => Promise<Failures>;

@Injectable()
class SendMail {
  @RunsMany('send-mail', { most })
  async run(works: DueWork<'send-mail'>[]): Promise<Failures> {
    runs.push(works.map(({ data }) => data.mailId).sort());
    return meddle(works);
  }
}

let ran: string[] = [];
let meddleOne: (chargeId: string) => Promise<void>;

@Injectable()
class DeliverReport {
  @Runs('deliver-sandbox-webhook', { most, about: ({ chargeId }) => chargeId })
  async run({ chargeId, outcome }: { chargeId: string; outcome: string }): Promise<void> {
    ran.push(`${chargeId} ${outcome}`);
    await meddleOne(chargeId);
    ran.push(`${chargeId} ${outcome} done`);
  }
}

@Module({ controllers: [SendMail, DeliverReport] })
class Probe {}
const probe: Service = { name: 'messaging', module: Probe, schemas: [], migrations: [] };

describe('a job that runs many rows at once', () => {
  let world: World;
  const plan = async (...mailIds: string[]) => {
    const rows = mailIds.map((mailId) => plannedWork('send-mail', { key: mailId, dueAt: world.clock.now(), data: { mailId } }));
    await writeWork(world.db, rows);
    return rows.map(({ id }) => id);
  };
  const many = (count: number) => plan(...Array.from({ length: count }, () => newId()));
  const open = () =>
    world.db.sql<{ key: string; attempts: number; error: string | null; inSeconds: number | null }>(
      'spec-open',
      `SELECT key, attempts, error, extract(epoch FROM due_at - $1::timestamptz)::integer AS "inSeconds"
       FROM due_work WHERE done_at IS NULL ORDER BY key`,
      [new Date(world.clock.now())],
    );
  const failing =
    (...mailIds: string[]) =>
    async (works: DueWork<'send-mail'>[]) =>
      new Map(works.filter(({ data }) => mailIds.includes(data.mailId)).map(({ id, data }) => [id, new Error(`${data.mailId} failed`)]));

  const statementsOfRun = () => statementsOf(() => world.runDue());

  beforeAll(async () => {
    world = await startService(probe, { now: start });
  });
  beforeEach(async () => {
    await world.db.run('spec-empty', 'DELETE FROM due_work');
    [runs, meddle] = [[], failing()];
  });
  afterAll(() => world.close());

  it('gets up to fifty due rows, and does not run again for one that was in an earlier batch', async () => {
    await plan('later').then(() => world.db.run('spec-later', `UPDATE due_work SET due_at = due_at + interval '1 minute'`));
    await many(70);
    expect(await world.runDue()).toBe(2);
    expect(runs.map(({ length }) => length)).toEqual([50, 20]);
    expect((await open()).map(({ key }) => key)).toEqual(['later']);
  });

  it('costs two statements per run, however many rows it claims', async () => {
    await many(20);
    const names = await statementsOfRun();
    expect(names).toEqual(['test-due', 'due-claim-together', 'due-finish', 'test-due']);
  });

  it('reschedules each failed row with its own error, and finishes the others', async () => {
    await plan('a', 'b', 'c', 'd');
    meddle = failing('b', 'c');
    await world.runDue();
    expect(await open()).toEqual([
      { key: 'b', attempts: 1, error: 'Error: b failed', inSeconds: 2 },
      { key: 'c', attempts: 1, error: 'Error: c failed', inSeconds: 2 },
    ]);
    await plan('e');
    world.clock.advance(2 * second);
    await world.runDue();
    expect(runs).toEqual([
      ['a', 'b', 'c', 'd'],
      ['b', 'c', 'e'],
    ]);
    expect((await open()).map(({ key, inSeconds }) => [key, inSeconds])).toEqual([
      ['b', 4],
      ['c', 4],
    ]);
  });

  it('reschedules all rows when it throws, counts each attempt, and eventually runs them one by one', async () => {
    await plan('bad', 'good');
    meddle = async (works) => {
      if (works.some(({ data }) => data.mailId === 'bad')) throw new Error('a line\0 that no column takes \ud83d');
      return new Map();
    };
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await world.runDue()).toBe(1);
      expect((await open()).map(({ attempts }) => attempts)).toEqual([attempt, attempt]);
      world.clock.advance(2 ** attempt * second);
    }
    expect(await world.runDue()).toBe(2);
    expect((await open()).map(({ key }) => key)).toEqual(['bad']);
    expect(runs.slice(5).sort()).toEqual([['bad'], ['good']]);
  });

  it('claims a row that has failed five times only for a wake-up of its own', async () => {
    const [bad = '', good = ''] = await plan('bad', 'good');
    await world.db.run('spec-worn-out', `UPDATE due_work SET attempts = $1 WHERE key = 'bad'`, [maxBatchedAttempts]);
    const claim = async (...ids: string[]) =>
      (await claimTogether(world.db, 'send-mail', ids, most, world.clock.now())).map(({ data }) => data);
    expect(await claim(bad, good)).toEqual([{ mailId: 'good' }]);
    expect(await claim(bad)).toEqual([{ mailId: 'bad' }]);
  });

  it('gives up only the row that has failed too often', async () => {
    await plan('bad', 'good');
    await world.db.run('spec-worn', `UPDATE due_work SET attempts = $1 WHERE key = 'bad'`, [maxJobAttempts - 1]);
    meddle = failing('bad', 'good');
    await world.runDue();
    const dead = await world.db.sql<{ key: string }>('spec-dead', 'SELECT key FROM due_work WHERE dead_at IS NOT NULL');
    expect(dead).toEqual([{ key: 'bad' }]);
  });

  it('runs single-row handlers concurrently, rows about the same thing in due order, and reschedules those that failed', async () => {
    const rows = [
      ['a', 'refunded', 3],
      ['a', 'captured', 1],
      ['bad', 'captured', 2],
      ['b', 'captured', 0],
    ] as const;
    const dueAt = (seconds: number) => world.clock.now() + seconds * second;
    const plans = rows.map(([chargeId, outcome, seconds]) => ({
      key: `${chargeId}-${outcome}`,
      dueAt: dueAt(seconds),
      data: { chargeId, outcome },
    }));
    await writeWork(
      world.db,
      plans.map((one) => plannedWork('deliver-sandbox-webhook', one)),
    );
    world.clock.advance(5 * second);
    ran = [];
    meddleOne = (chargeId) => (chargeId === 'bad' ? Promise.reject(new Error('not this one')) : new Promise((turn) => setImmediate(turn)));
    const names = await statementsOfRun();
    expect(names).toEqual(['test-due', 'due-claim-together', 'due-finish', 'due-retry', 'test-due']);
    expect(ran.slice(0, 3)).toEqual(['b captured', 'a captured', 'bad captured']);
    expect(ran.slice(3).sort()).toEqual(['a captured done', 'a refunded', 'a refunded done', 'b captured done']);
    expect(ran.indexOf('a captured done')).toBeLessThan(ran.indexOf('a refunded'));
    expect((await open()).map(({ key, error }) => [key, error])).toEqual([['bad-captured', 'Error: not this one']]);
  });

  it('does not touch a row that another worker has taken over, whether it succeeded or failed', async () => {
    await plan('a', 'b', 'c');
    const other = newId();
    meddle = async (works) => {
      await world.db.run('spec-steal', `UPDATE due_work SET claim = $1 WHERE key IN ('a', 'b')`, [other]);
      return failing('b')(works);
    };
    await world.runDue();
    const rows = await world.db.sql('spec-stolen', 'SELECT key, claim, error FROM due_work WHERE done_at IS NULL ORDER BY key');
    expect(rows).toEqual([
      { key: 'a', claim: other, error: null },
      { key: 'b', claim: other, error: null },
    ]);
  });

  it('distributes the rows among workers that claim at the same time, each row once', async () => {
    const ids = await many(120);
    const claims = await Promise.all(ids.slice(0, 8).map((id) => claimTogether(world.db, 'send-mail', [id], most, world.clock.now())));
    const claimed = claims.flat().map(({ id }) => id);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claims.every(({ length }) => length <= most)).toBe(true);
    expect(ids.slice(0, 8).filter((id) => !claimed.includes(id))).toEqual([]);
  });

  it('claims nothing when the row it was woken for is claimed, done or not yet due', async () => {
    const [taken = '', ...others] = await many(3);
    await world.db.run('spec-taken', 'UPDATE due_work SET done_at = due_at WHERE id = $1', [taken]);
    expect(await claimTogether(world.db, 'send-mail', [taken], most, world.clock.now())).toEqual([]);
    expect((await claimTogether(world.db, 'send-mail', others, most, world.clock.now())).map(({ id }) => id).sort()).toEqual(others.sort());
  });

  it('gets the rows of a killed worker once its claim has expired', async () => {
    const ids = await many(3);
    await claimTogether(world.db, 'send-mail', ids.slice(0, 1), most, world.clock.now());
    world.clock.advance(claimSeconds * second);
    expect(await claimTogether(world.db, 'send-mail', ids.slice(1), most, world.clock.now())).toEqual([]);
    world.clock.advance(1);
    expect(await world.runDue()).toBe(1);
    expect(runs.map(({ length }) => length)).toEqual([3]);
  });
});
