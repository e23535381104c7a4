import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Completeness1700000000003 implements MigrationInterface {
  name = 'Completeness1700000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE profiles ADD offers_times boolean NOT NULL DEFAULT false;
      UPDATE profiles SET offers_times = true FROM openings WHERE teacher_id = user_id AND cardinality(starts_at) > 0;

      -- 0 to 15: of equal teachers those with open times come first, then those who say more of themselves
      ALTER TABLE profiles ADD completeness int NOT NULL GENERATED ALWAYS AS
        (8 * offers_times::int + 4 * (bio IS NOT NULL)::int + 2 * (country IS NOT NULL)::int + (avatar_url IS NOT NULL)::int) STORED;

      DROP INDEX profiles_best, profiles_price, profiles_rating;
      CREATE INDEX profiles_best ON profiles ((score * 16 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles ((stars * 16 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_cheapest ON profiles ((hourly_rate_cents * 16::bigint - completeness), user_id) WHERE listed;
      CREATE INDEX profiles_dearest ON profiles ((hourly_rate_cents * 16::bigint + completeness), user_id) WHERE listed;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX profiles_best, profiles_rating, profiles_cheapest, profiles_dearest;
      ALTER TABLE profiles DROP completeness, DROP offers_times;
      CREATE INDEX profiles_best ON profiles (score, user_id) WHERE listed;
      CREATE INDEX profiles_price ON profiles (hourly_rate_cents, user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles (stars, user_id) WHERE listed;`);
  }
}
