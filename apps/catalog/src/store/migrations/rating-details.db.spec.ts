import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { catalog } from '../../catalog.module.js';

it('REV-03 keeps how many reviews gave how many stars, and makes profiles short again', async () => {
  const [rated, unrated] = [newId(), newId()];
  const { source, close } = await migrateOver(catalog, 'RatingDetails1700000000032', async (before) => {
    for (const [id, count] of [
      [rated, 3],
      [unrated, 0],
    ])
      await before.query(
        `INSERT INTO profiles (user_id, role, first_name, last_name, time_zone, created_at, reviews_count, rating_sum, rating_spread, rating_tags)
         VALUES ($1, 'teacher', 'Ama', 'Owusu', 'UTC', now(), $2, 4 * $2::int, ARRAY[0, 0, 1, 1, 1], '{2,1,0,0}')`,
        [id, count],
      );
  });
  expect(await source.query('SELECT * FROM rating_details')).toEqual([{ teacher_id: rated, spread: [0, 0, 1, 1, 1], tags: [2, 1, 0, 0] }]);
  expect(await source.query('SELECT FROM profiles WHERE rating_spread IS NULL AND rating_tags IS NULL')).toHaveLength(2);
  await close();
});
