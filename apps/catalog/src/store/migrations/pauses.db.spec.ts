import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { catalog } from '../../catalog.module.js';

it('PERM-05 no longer finds teachers who were restricted before, and finds all others: nobody has paused', async () => {
  const [restricted, lifted, free] = [newId(), newId(), newId()];
  const { source, close } = await migrateOver(catalog, 'Pauses1700000000031', async (before) => {
    for (const id of [restricted, lifted, free])
      await before.query(
        `INSERT INTO profiles (user_id, role, listed, version, first_name, last_name, time_zone, created_at, search_text)
         VALUES ($1, 'teacher', true, 1, 'Kwame', 'Mensah', 'UTC', now(), '')`,
        [id],
      );
    await before.query('INSERT INTO restrictions (user_id, version, restricted) VALUES ($1, 1, true), ($2, 2, false)', [
      restricted,
      lifted,
    ]);
  });
  const rows = await source.query<{ id: string }[]>('SELECT user_id AS id FROM profiles WHERE listed AND paused_until IS NULL');
  await close();
  expect(rows.map(({ id }) => id).sort()).toEqual([lifted, free].sort());
});
