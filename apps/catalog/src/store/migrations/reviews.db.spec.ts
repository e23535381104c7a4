import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { catalog } from '../../catalog.module.js';

it('REV-02 turns rounded averages into the nearest sums, and knows who was suspended before', async () => {
  const before: [average: number | null, count: number, suspended: boolean][] = [
    [4.67, 3, false],
    [null, 0, true],
    [null, 4, false],
    [5, 12, false],
    [1.01, 2, false],
  ];
  const ids = before.map(() => newId());
  const { source, close } = await migrateOver(catalog, 'Reviews1700000000017', async (old) => {
    for (const [at, [average, count, suspended]] of before.entries())
      await old.query(
        `INSERT INTO profiles (user_id, role, first_name, last_name, time_zone, created_at, average_rating, reviews_count, suspended, standing_version)
         VALUES ($1, 'teacher', 'Ama', 'Owusu', 'UTC', $2, $3, $4, $5, $6)`,
        [ids[at], new Date(at * 1000), average, count, suspended, suspended ? 3 : 0],
      );
  });
  const rows = await source.query<Record<string, unknown>[]>(
    'SELECT rating_sum, reviews_count, average_rating::float8, score FROM profiles ORDER BY created_at',
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    [14, 3, 4.67, 4562500],
    [0, 0, null, 4500000],
    [0, 0, null, 4500000],
    [60, 12, 5, 4852941],
    [2, 2, 1, 3500000],
  ]);
  expect(await source.query('SELECT user_id, version, suspended FROM suspensions')).toEqual([
    { user_id: ids[1], version: 3, suspended: true },
  ]);
  await close();
});
