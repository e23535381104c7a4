import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import type { DataSource } from 'typeorm';
import { catalog } from '../../catalog.module.js';

const [forger, ghost, student, long, fine] = [newId(), newId(), newId(), newId(), newId()];

type Names = [id: string, role: string, first: string, last: string, country: string | null, languages: string[], search: string];

async function fill(before: DataSource): Promise<void> {
  const people: Names[] = [
    [
      forger,
      'teacher',
      'Ama\r\n"2030-01-01",',
      'Visit https://evil.example',
      'Ghana\u2028',
      ['Twi\u0085', 'English', ' Twi '],
      'ama\nwaves',
    ],
    [ghost, 'teacher', '\n'.repeat(160), 'WWW.', null, ['@'], 'x'],
    [student, 'student', 'Ama\u202eBoateng\u2069', '://', '@', [], 'x'],
    [long, 'student', '𞤀'.repeat(81), 'Ok', null, [], 'x'],
    [fine, 'teacher', "O'Brien-Nwosu Jr.", 'محمد\u200cعلی', 'Côte d’Ivoire', ['English'], 'untouched'],
  ];
  for (const person of people)
    await before.query(
      `INSERT INTO profiles (user_id, role, first_name, last_name, country, languages, search_text, time_zone, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 'Africa/Accra', now())`,
      person,
    );
}

const foundAs = "o'brien-nwosu jr. محمد\u200cعلی obrien-nwosu jr. محمد\u200cعلی";

it('cleans names stored before the rule, leaves all others unchanged, and logs how many', async () => {
  const { source, logged, close } = await migrateOver(catalog, 'CleanNames1700000000004', fill);
  const rows = await source.query<Record<string, unknown>[]>(
    'SELECT user_id, first_name, last_name, country, languages, search_text, version FROM profiles',
  );
  const shown = Object.fromEntries(rows.map(({ user_id: id, ...rest }) => [id, Object.values(rest)]));
  await close();
  expect(shown).toEqual({
    [forger]: [
      'Ama "2030-01-01",',
      'Visit https evil.example',
      'Ghana',
      ['Twi', 'English'],
      'ama "2030-01-01", visit https evil.example\nwaves',
      2,
    ],
    [ghost]: ['Unknown', 'Teacher', null, [], 'unknown teacher', 2],
    [student]: ['AmaBoateng', 'Student', null, [], 'amaboateng student', 2],
    [long]: ['𞤀'.repeat(80), 'Ok', null, [], `${'𞤢'.repeat(80)} ok`, 2],
    // A later migration lets a name with an apostrophe be found without it.
    [fine]: ["O'Brien-Nwosu Jr.", 'محمد\u200cعلی', 'Côte d’Ivoire', ['English'], foundAs, 1],
  });
  expect(logged).toEqual([{ table: 'catalog.profiles', rows: 4 }]);
});
