import { createSuspensions } from '@somo/platform/operating/suspensions';
import { indexAudit } from '@somo/platform/operating/list-audit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reviews1700000000017 implements MigrationInterface {
  name = 'Reviews1700000000017';

  /**
   * Averages come from a sum and a count, which are whole numbers; of teachers who had a rounded average, the sum is the one nearest to it.
   * Each version of a review stays readable, and what operators do is never altered.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      ALTER TABLE profiles
        ADD rating_sum int NOT NULL DEFAULT 0,
        ADD rating_spread int[] NOT NULL DEFAULT '{0,0,0,0,0}',
        ADD rating_tags int[] NOT NULL DEFAULT '{0,0,0,0}';
      UPDATE profiles SET reviews_count = 0 WHERE average_rating IS NULL AND reviews_count <> 0;
      UPDATE profiles SET rating_sum = least(5 * reviews_count, greatest(reviews_count, round(average_rating * reviews_count)))
        WHERE reviews_count > 0;

      DROP INDEX profiles_best, profiles_rating;
      ALTER TABLE profiles DROP score, DROP stars, DROP average_rating;
      ALTER TABLE profiles
        ADD CONSTRAINT profiles_rating_sum CHECK (reviews_count >= 0 AND rating_sum BETWEEN reviews_count AND 5 * reviews_count),
        ADD average_rating numeric(3, 2) GENERATED ALWAYS AS (rating_sum::numeric / NULLIF(reviews_count, 0)) STORED,
        -- millionths of a star
        ADD score int NOT NULL GENERATED ALWAYS AS (CASE WHEN show_ratings
          THEN round(1000000 * (5 * 4.5 + rating_sum) / (5 + reviews_count)) ELSE 4500000 END) STORED;
      CREATE INDEX profiles_best ON profiles (((offers_times::int * 8000000 + score) * 64 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles ((score * 64 + completeness), user_id) WHERE listed;

      CREATE TABLE reviews (
        id uuid PRIMARY KEY,
        agreement_id uuid NOT NULL CONSTRAINT reviews_once_per_agreement UNIQUE,
        booking_id uuid NOT NULL,
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL,
        subject text NOT NULL,
        version int NOT NULL DEFAULT 1,
        rating smallint NOT NULL CONSTRAINT reviews_rating CHECK (rating BETWEEN 1 AND 5),
        text text,
        tags text[] NOT NULL DEFAULT '{}',
        posted_at timestamptz NOT NULL,
        edited_at timestamptz,
        reply text,
        replied_at timestamptz,
        hidden_at timestamptz,
        hidden_reason text,
        CONSTRAINT reviews_two_people CHECK (student_id <> teacher_id),
        CONSTRAINT reviews_hidden CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))
      );
      CREATE INDEX reviews_of_teacher ON reviews (teacher_id, posted_at DESC, id DESC) WHERE hidden_at IS NULL;

      CREATE TABLE review_versions (
        review_id uuid NOT NULL CONSTRAINT review_versions_review REFERENCES reviews (id) ON DELETE CASCADE,
        version int NOT NULL,
        rating smallint NOT NULL,
        text text,
        tags text[] NOT NULL,
        replaced_at timestamptz NOT NULL,
        PRIMARY KEY (review_id, version)
      );

      -- a copy of what payments knows: agreements that were refunded in full
      CREATE TABLE refunded_agreements (agreement_id uuid PRIMARY KEY);

      CREATE TABLE audit (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        operator_id uuid NOT NULL,
        action text NOT NULL,
        thing_id uuid NOT NULL,
        details jsonb NOT NULL
      );
      CREATE FUNCTION audit_stands() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit is only added to'; END $$;
      CREATE TRIGGER audit_stands BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION audit_stands();
    `);
    await runner.query(indexAudit);
    await runner.query(createSuspensions);
    await runner.query(
      'INSERT INTO suspensions (user_id, version, suspended) SELECT user_id, standing_version, suspended FROM profiles WHERE standing_version > 0',
    );
  }

  /** Reviews are lost; the averages become rounded numbers again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE suspensions, audit, refunded_agreements, review_versions, reviews;
      DROP FUNCTION audit_stands;
      DROP INDEX profiles_best, profiles_rating;
      ALTER TABLE profiles DROP CONSTRAINT profiles_rating_sum, DROP score;
      ALTER TABLE profiles ALTER average_rating DROP EXPRESSION;
      ALTER TABLE profiles DROP rating_sum, DROP rating_spread, DROP rating_tags;
      ALTER TABLE profiles
        ADD score int NOT NULL GENERATED ALWAYS AS (CASE WHEN show_ratings
          THEN round(1000000 * (5 * 4.5 + COALESCE(average_rating, 0) * reviews_count) / (5 + reviews_count)) ELSE 4500000 END) STORED,
        ADD stars int NOT NULL GENERATED ALWAYS AS (CASE WHEN show_ratings THEN round(100 * COALESCE(average_rating, 0)) ELSE 0 END) STORED;
      CREATE INDEX profiles_best ON profiles (((offers_times::int * 8000000 + score) * 64 + completeness), user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles ((stars * 64 + completeness), user_id) WHERE listed;`);
  }
}
