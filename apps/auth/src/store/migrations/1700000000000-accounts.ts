import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1700000000000 implements MigrationInterface {
  name = 'Accounts1700000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email citext NOT NULL,
        password_hash text NOT NULL,
        role text,
        time_zone text NOT NULL,
        language text NOT NULL DEFAULT 'en',
        terms_agreed_at timestamptz NOT NULL,
        email_confirmed_at timestamptz,
        -- set while one onboarding of this person is under way, so that a second at the same moment cannot mix its names into it
        onboarding_until timestamptz,
        suspended_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT users_email UNIQUE (email),
        CONSTRAINT users_role CHECK (role IN ('student', 'teacher', 'admin'))
      )`);
    await queryRunner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT sessions_user REFERENCES users (id) ON DELETE CASCADE,
        remember boolean NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      )`);
    await queryRunner.query('CREATE INDEX sessions_of_user ON sessions (user_id)');
    await queryRunner.query(`
      CREATE TABLE refresh_tokens (
        hash bytea PRIMARY KEY,
        session_id uuid NOT NULL CONSTRAINT refresh_tokens_session REFERENCES sessions (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        rotated_at timestamptz,
        retried_at timestamptz -- read only by an older version that may still run beside this one
      )`);
    await queryRunner.query('CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id)');
    await queryRunner.query(`
      CREATE TABLE email_tokens (
        hash bytea PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT email_tokens_user REFERENCES users (id) ON DELETE CASCADE,
        email citext NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await queryRunner.query('CREATE INDEX email_tokens_of_user ON email_tokens (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE email_tokens, refresh_tokens, sessions, users');
  }
}
