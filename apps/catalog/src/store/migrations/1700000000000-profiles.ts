import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Profiles1700000000000 implements MigrationInterface {
  name = 'Profiles1700000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE subjects (name citext PRIMARY KEY);

      CREATE TABLE modules (
        id uuid PRIMARY KEY,
        subject citext NOT NULL CONSTRAINT modules_subject REFERENCES subjects (name),
        name text NOT NULL,
        description text NOT NULL,
        level text NOT NULL CONSTRAINT modules_level CHECK (level IN ('Beginner', 'Intermediate', 'Advanced')),
        lessons jsonb NOT NULL
      );
      CREATE INDEX modules_of_subject ON modules (subject);

      CREATE TABLE profiles (
        user_id uuid PRIMARY KEY,
        role text NOT NULL CONSTRAINT profiles_role CHECK (role IN ('student', 'teacher')),
        first_name text NOT NULL,
        last_name text NOT NULL,
        avatar_url text,
        bio text,
        country text,
        time_zone text NOT NULL,
        hourly_rate_cents int CONSTRAINT profiles_rate CHECK (hourly_rate_cents > 0),
        experience text,
        education text,
        teaching_style text,
        languages text[] NOT NULL DEFAULT '{}',
        grade_levels text[] NOT NULL DEFAULT '{}',
        intro_video_url text,
        is_verified boolean NOT NULL DEFAULT false,
        average_rating numeric(3, 2),
        reviews_count int NOT NULL DEFAULT 0,
        listed boolean NOT NULL DEFAULT false,
        search_text text NOT NULL DEFAULT '',
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        -- millionths of a star; five imagined reviews of 4.5 keep a single rave from leading the list
        score int NOT NULL GENERATED ALWAYS AS
          (round(1000000 * (5 * 4.5 + COALESCE(average_rating, 0) * reviews_count) / (5 + reviews_count))) STORED,
        stars int NOT NULL GENERATED ALWAYS AS (round(100 * COALESCE(average_rating, 0))) STORED,
        joined_ms bigint NOT NULL GENERATED ALWAYS AS (extract(epoch FROM created_at AT TIME ZONE 'UTC') * 1000) STORED
      );
      CREATE INDEX profiles_best ON profiles (score, user_id) WHERE listed;
      CREATE INDEX profiles_price ON profiles (hourly_rate_cents, user_id) WHERE listed;
      CREATE INDEX profiles_rating ON profiles (stars, user_id) WHERE listed;
      CREATE INDEX profiles_newest ON profiles (joined_ms, user_id) WHERE listed;
      CREATE INDEX profiles_search ON profiles USING gin (search_text gin_trgm_ops) WHERE listed;

      CREATE TABLE teacher_subjects (
        teacher_id uuid NOT NULL CONSTRAINT teacher_subjects_teacher REFERENCES profiles (user_id) ON DELETE CASCADE,
        subject citext NOT NULL CONSTRAINT teacher_subjects_subject REFERENCES subjects (name),
        position smallint NOT NULL,
        PRIMARY KEY (teacher_id, subject)
      );
      CREATE INDEX teachers_of_subject ON teacher_subjects (subject, teacher_id);

      CREATE TABLE teacher_modules (
        teacher_id uuid NOT NULL CONSTRAINT teacher_modules_teacher REFERENCES profiles (user_id) ON DELETE CASCADE,
        module_id uuid NOT NULL CONSTRAINT teacher_modules_module REFERENCES modules (id),
        position smallint NOT NULL,
        PRIMARY KEY (teacher_id, module_id)
      );

      -- a copy of what scheduling offers: all open starts of a teacher, in order
      CREATE TABLE openings (
        teacher_id uuid PRIMARY KEY,
        version bigint NOT NULL,
        starts_at timestamptz[] NOT NULL
      );

      -- a binary search, so that a list of 100,000 teachers can be sorted by it
      CREATE FUNCTION first_after(starts timestamptz[], after timestamptz) RETURNS timestamptz
        LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN starts[width_bucket(after, starts) + 1];`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION first_after(timestamptz[], timestamptz)');
    await queryRunner.query('DROP TABLE openings, teacher_modules, teacher_subjects, profiles, modules, subjects');
  }
}
