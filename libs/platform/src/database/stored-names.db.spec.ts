import { provision } from '@somo/platform/database/provision';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase, type TestDatabase } from '@somo/testing/test-database';
import type { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import { openDatabase } from './open-database.js';
import { StoredNames1600000000004 } from './stored-names.js';

describe('stored names', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { messaging: url } = await provision(database.adminUrl, ['messaging'], () => 'test');
    const service = { name: 'messaging' as const, module: class {}, schemas: [], migrations: [] };
    source = await openDatabase(service, { url, poolSize: 2, log: silentLog });
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('are the current ones after the migration, in due work, in sent and unsent events, and in failed ones', async () => {
    const runner = source.createQueryRunner();
    const migration = new StoredNames1600000000004();
    await runner.startTransaction();
    await migration.down(runner);
    for (const job of ['roll-horizon', 'reseal-accounts', 'send-mail'])
      await runner.query(`INSERT INTO due_work (id, job, key, data, due_at) VALUES ($1, $2, 'k', '{}', now())`, [newId(), job]);
    for (const sent of [null, new Date()])
      await runner.query(
        `INSERT INTO outbox (id, type, subject, data, occurred_at, sent_at) VALUES ($1, 'lesson.proposed', 's', '{}', now(), $2)`,
        [newId(), sent],
      );
    for (const envelope of [null, '{"type":"lesson.proposed","data":{}}', '{"unread":"half"}'])
      await runner.query(`INSERT INTO inbox (id, type, received_at, envelope) VALUES ($1, 'lesson.proposed', now(), $2)`, [
        newId(),
        envelope,
      ]);
    await runner.query(`INSERT INTO stream_memory (made_at, last_seq, taken_until) VALUES ('then', 7, now())`);
    await migration.up(runner);
    await runner.commitTransaction();
    await runner.release();
    const rows = (text: string): Promise<object[]> => source.query(text);
    expect(await rows('SELECT job FROM due_work ORDER BY job')).toEqual(
      ['extend-horizon', 'rotate-encryption-keys', 'send-mail'].map((job) => ({ job })),
    );
    expect(await rows('SELECT DISTINCT type FROM outbox UNION ALL SELECT DISTINCT type FROM inbox')).toEqual([
      { type: 'proposal.created' },
      { type: 'proposal.created' },
    ]);
    expect(await rows(`SELECT envelope->>'type' AS type FROM inbox WHERE envelope IS NOT NULL ORDER BY 1`)).toEqual([
      { type: 'proposal.created' },
      { type: null },
    ]);
    expect(await rows('SELECT created_at, last_seq::int FROM stream_checkpoint')).toEqual([{ created_at: 'then', last_seq: 7 }]);
  });
});
