import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { catalog } from '../../catalog.module.js';
import { searchText } from '../../domain/search-text.js';

it('finds stored names as those of a profile that is saved now', async () => {
  const names = ["O'Brien", 'N’Dour', 'Straße', 'Łukasz Bjørn', 'Ama'];
  const { source, close } = await migrateOver(catalog, 'TypedNames1700000000014', async (before) => {
    for (const [at, name] of names.entries())
      await before.query(
        `INSERT INTO profiles (user_id, role, listed, version, first_name, last_name, time_zone, created_at, search_text)
         VALUES ($1, 'teacher', false, 1, $2, 'Mensah', 'UTC', $3, lower($2) || E' mensah\\nphysics\\nalgebra')`,
        [newId(), name, new Date(at * 1000)],
      );
  });
  const rows = await source.query<{ search_text: string }[]>('SELECT search_text FROM profiles ORDER BY created_at');
  const saved = (firstName: string) => searchText({ firstName, lastName: 'Mensah', subjects: ['Physics'], modules: ['Algebra'] });
  expect(rows.map((row) => row.search_text)).toEqual(names.map(saved));
  await close();
});
