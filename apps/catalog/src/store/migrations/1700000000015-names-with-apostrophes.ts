import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NamesWithApostrophes1700000000015 implements MigrationInterface {
  name = 'NamesWithApostrophes1700000000015';

  /** A name with an apostrophe is searched with it and without it: N'Dour is also found by Dour. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      WITH plain AS (
        SELECT user_id, translate(replace(replace(replace(
          lower(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øđłı’‘ʼʻ', 'odli''''''''') AS name
        FROM profiles WHERE first_name || last_name ~ '[''’‘ʼʻ]'
      )
      UPDATE profiles SET search_text = concat_ws(E'\n', plain.name || ' ' || replace(plain.name, '''', ''),
        nullif(regexp_replace(search_text, '^[^\n]*\n?', ''), ''))
      FROM plain WHERE plain.user_id = profiles.user_id`);
  }

  /** The next save of a profile writes the text of the version that runs. */
  async down(): Promise<void> {}
}
