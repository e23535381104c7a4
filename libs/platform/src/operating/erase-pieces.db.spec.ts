import { Module } from '@nestjs/common';
import { newId } from '../ids.js';
import { startService, type World } from '@somo/testing/start-service';
import { createIdempotencyKeys } from '../idempotency.js';
import { idempotencyColumns, platformColumns } from './personal-columns.js';
import { erasePieces } from './erase-pieces.js';

@Module({})
class Empty {}

const now = Date.parse('2030-01-07T08:00:00Z');
const person = { userId: newId(), emails: ['Mara@x.co', 'old@x.co'], now };

describe('DATA-01 a table that is searched for a person', () => {
  let world: World;
  beforeEach(async () => {
    world = await startService({ name: 'messaging', module: Empty, schemas: [], migrations: [] }, { now });
    await world.db.run('spec-keys', createIdempotencyKeys);
  });
  afterEach(() => world.close());

  const publish = (userId: string) =>
    world.db.run('spec-outbox', `INSERT INTO outbox (id, type, subject, data, occurred_at, sent_at) VALUES ($1, 'x', 'x', $2, $3, $3)`, [
      newId(),
      JSON.stringify({ userId }),
      new Date(now - 48 * 3_600_000),
    ]);
  const answer = (userId: string, text: string) =>
    world.db.run(
      'spec-key',
      `INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at) VALUES ($1, $2, 'hash', $3, $4)`,
      [userId, newId(), JSON.stringify({ text }), new Date(now)],
    );
  const left = async (table: string) => (await world.db.sql(`spec-left-${table}`, `SELECT FROM ${table}`)).length;

  it('is read piece by piece: each call goes on where the one before ran out of time, until no row of theirs is left', async () => {
    const others = [newId(), newId(), newId()];
    for (const other of others) for (const one of [other, person.userId]) await publish(one);
    for (const other of others) for (const text of ['hello', `with ${person.userId}`]) await answer(other, text);
    const tables = { ...platformColumns, ...idempotencyColumns };
    let from: string | undefined;
    const steps: number[] = [];
    do {
      from = await erasePieces(world.db, tables, person, from, { rows: 2, timeMs: 0 });
      steps.push(await left('outbox'));
    } while (from !== undefined && steps.length < 50);
    expect(from).toBeUndefined();
    expect(steps.slice(0, 3)).toEqual([5, 4, 3]);
    expect([await left('outbox'), await left('idempotency_keys')]).toEqual([3, 3]);
  });

  it('is found by each of their addresses, not by one in which theirs is a part', async () => {
    const errors = ['to mara@x.co.', '<OLD@x.co>', 'to amara@x.com', 'to amara@x.co', 'to mara@x.co.uk', 'to old@xzco'];
    for (const error of errors)
      await world.db.run('spec-work', `INSERT INTO due_work (id, job, key, data, due_at, error) VALUES ($1, 'x', $2, '{}', $3, $2)`, [
        newId(),
        error,
        new Date(now),
      ]);
    expect(await erasePieces(world.db, platformColumns, person)).toBeUndefined();
    const kept = await world.db.sql<{ error: string }>('spec-errors', 'SELECT error FROM due_work WHERE error IS NOT NULL ORDER BY key');
    expect(kept.map(({ error }) => error)).toEqual(errors.slice(2).sort());
  });

  it('is not searched for a person without an address', async () => {
    await expect(erasePieces(world.db, platformColumns, { ...person, emails: [''] })).rejects.toThrow('Without an address');
  });
});
