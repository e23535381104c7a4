import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BestMatch1700000000005 implements MigrationInterface {
  name = 'BestMatch1700000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX profiles_best, profiles_rating, profiles_cheapest, profiles_dearest;
      ALTER TABLE profiles DROP completeness;

      -- 0 to 63: of equal teachers those with open times come first, then those who say more of themselves
      ALTER TABLE profiles ADD completeness int NOT NULL GENERATED ALWAYS AS
        (32 * offers_times::int + 16 * (bio IS NOT NULL)::int + 8 * (languages <> '{}')::int + 4 * (grade_levels <> '{}')::int
          + 2 * (country IS NOT NULL)::int + (avatar_url IS NOT NULL)::int) STORED;

      -- those with open times first, then by rating: 8,000,000 is more than any score
      CREATE INDEX profiles_best ON profiles (((offers_times::int * 8000000 + score) * 64 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles ((stars * 64 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_cheapest ON profiles ((hourly_rate_cents * 64::bigint - completeness), user_id) WHERE listed;
      CREATE INDEX profiles_dearest ON profiles ((hourly_rate_cents * 64::bigint + completeness), user_id) WHERE listed;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX profiles_best, profiles_rating, profiles_cheapest, profiles_dearest;
      ALTER TABLE profiles DROP completeness;
      ALTER TABLE profiles ADD completeness int NOT NULL GENERATED ALWAYS AS
        (8 * offers_times::int + 4 * (bio IS NOT NULL)::int + 2 * (country IS NOT NULL)::int + (avatar_url IS NOT NULL)::int) STORED;
      CREATE INDEX profiles_best ON profiles ((score * 16 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles ((stars * 16 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_cheapest ON profiles ((hourly_rate_cents * 16::bigint - completeness), user_id) WHERE listed;
      CREATE INDEX profiles_dearest ON profiles ((hourly_rate_cents * 16::bigint + completeness), user_id) WHERE listed;`);
  }
}
