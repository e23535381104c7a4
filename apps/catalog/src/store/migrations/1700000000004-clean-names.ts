import { cleanLine, needsCleaning, logCleaned } from '@somo/platform/database/clean-lines';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Row {
  id: string;
  role: string;
  first: string;
  last: string;
  country: string | null;
  languages: string[];
  search: string;
}

const offenders = `
  SELECT user_id AS id, role, first_name AS first, last_name AS last, country, languages, search_text AS search FROM profiles
  WHERE ${needsCleaning('first_name')} OR ${needsCleaning('last_name')} OR ${needsCleaning('country')}
    OR EXISTS (SELECT FROM unnest(languages) AS language WHERE ${needsCleaning('language')})`;

const clean = `
  UPDATE profiles SET first_name = $2, last_name = $3, country = $4, languages = $5, search_text = $6, version = version + 1
  WHERE user_id = $1`;

/** Names were not bound to one line of plain text before. */
export class CleanNames1700000000004 implements MigrationInterface {
  name = 'CleanNames1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(offenders)) as Row[];
    for (const { id, role, first, last, country, languages, search } of rows) {
      const firstName = cleanLine(first) || 'Unknown';
      const lastName = cleanLine(last) || (role === 'teacher' ? 'Teacher' : 'Student');
      const spoken = [...new Set(languages.map(cleanLine))].filter((language) => language !== '');
      // the first line of what is searched is the name, the others are subjects and modules
      const found = [searched(`${firstName} ${lastName}`), ...search.split('\n').slice(1)].join('\n');
      await runner.query(clean, [id, firstName, lastName, cleanLine(country ?? '') || null, spoken, found]);
    }
    await logCleaned(runner, 'profiles', rows.length);
  }

  /** Removed characters cannot be restored. */
  async down(): Promise<void> {}
}

function searched(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}
