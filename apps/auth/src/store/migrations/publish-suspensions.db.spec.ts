import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { auth } from '../../auth.module.js';

it('tells once more who is suspended, for the service that has no copy yet', async () => {
  const [out, fine] = [newId(), newId()];
  const { source, close } = await migrateOver(auth, 'PublishSuspensions1700000000063', async (before) => {
    const add = `INSERT INTO users (id, email, role, time_zone, terms_agreed_at, created_at, suspended_at, standing_version)
      VALUES ($1, $2, 'teacher', 'UTC', now(), now(), $3, 3)`;
    await before.query(add, [out, 'out@example.com', new Date('2030-01-07T08:00:00Z')]);
    await before.query(add, [fine, 'fine@example.com', null]);
  });
  const sent = await source.query<{ data: object }[]>('SELECT data FROM outbox');
  expect(sent.map(({ data }) => data)).toEqual([
    { userId: out, version: 3, role: 'teacher', suspended: true, changedAt: '2030-01-07T08:00:00.000Z' },
  ]);
  await close();
});
