import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RatingDetails1700000000032 implements MigrationInterface {
  name = 'RatingDetails1700000000032';

  /**
   * Only a teacher's own page shows how many reviews gave how many stars and which tags. In `profiles`, which each search reads, they made
   * every row longer. Writing the column anew packs the table.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      CREATE TABLE rating_details (
        teacher_id uuid PRIMARY KEY,
        spread int[] NOT NULL CONSTRAINT rating_details_spread CHECK (cardinality(spread) = 5),
        tags int[] NOT NULL
      );
      INSERT INTO rating_details (teacher_id, spread, tags) SELECT user_id, rating_spread, rating_tags FROM profiles WHERE reviews_count > 0;
      ALTER TABLE profiles
        ALTER rating_spread DROP NOT NULL, ALTER rating_spread DROP DEFAULT, ALTER rating_spread TYPE int[] USING NULL,
        ALTER rating_tags DROP NOT NULL, ALTER rating_tags DROP DEFAULT, ALTER rating_tags TYPE int[] USING NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE profiles p SET rating_spread = COALESCE(d.spread, '{0,0,0,0,0}'), rating_tags = COALESCE(d.tags, '{0,0,0,0}')
        FROM profiles own LEFT JOIN rating_details d ON d.teacher_id = own.user_id WHERE own.user_id = p.user_id;
      ALTER TABLE profiles
        ALTER rating_spread SET NOT NULL, ALTER rating_spread SET DEFAULT '{0,0,0,0,0}',
        ALTER rating_tags SET NOT NULL, ALTER rating_tags SET DEFAULT '{0,0,0,0}';
      DROP TABLE rating_details`);
  }
}
