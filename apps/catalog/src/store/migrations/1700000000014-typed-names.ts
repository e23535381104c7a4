import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TypedNames1700000000014 implements MigrationInterface {
  name = 'TypedNames1700000000014';

  /** Names are searched as people type them: O'Brien as obrien, Straße as strasse. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      UPDATE profiles SET search_text = translate(
        replace(replace(replace(search_text, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øđłı''’‘ʼʻ', 'odli')
      WHERE search_text ~ '[ßæœøđłı''’‘ʼʻ]'`);
  }

  /** The next save of a profile writes the text of the version that runs. */
  async down(): Promise<void> {}
}
