import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SharedAvailability1700000000011 implements MigrationInterface {
  name = 'SharedAvailability1700000000011';

  /** Keys of searches travel in cursors: a hidden rating must not be in them. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE profiles ADD share_availability boolean NOT NULL DEFAULT true;
      DROP INDEX profiles_best, profiles_rating;
      ALTER TABLE profiles DROP score, DROP stars;
      ALTER TABLE profiles
        ADD score int NOT NULL GENERATED ALWAYS AS (CASE WHEN show_ratings
          THEN round(1000000 * (5 * 4.5 + COALESCE(average_rating, 0) * reviews_count) / (5 + reviews_count)) ELSE 4500000 END) STORED,
        ADD stars int NOT NULL GENERATED ALWAYS AS (CASE WHEN show_ratings THEN round(100 * COALESCE(average_rating, 0)) ELSE 0 END) STORED;
      CREATE INDEX profiles_best ON profiles (((offers_times::int * 8000000 + score) * 64 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles ((stars * 64 + completeness), user_id) WHERE listed;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX profiles_best, profiles_rating;
      ALTER TABLE profiles DROP score, DROP stars, DROP share_availability;
      ALTER TABLE profiles
        ADD score int NOT NULL GENERATED ALWAYS AS
          (round(1000000 * (5 * 4.5 + COALESCE(average_rating, 0) * reviews_count) / (5 + reviews_count))) STORED,
        ADD stars int NOT NULL GENERATED ALWAYS AS (round(100 * COALESCE(average_rating, 0))) STORED;
      CREATE INDEX profiles_best ON profiles (((offers_times::int * 8000000 + score) * 64 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles ((stars * 64 + completeness), user_id) WHERE listed;`);
  }
}
