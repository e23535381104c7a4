import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TwoStep1700000000040 implements MigrationInterface {
  name = 'TwoStep1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE two_step (
        user_id uuid PRIMARY KEY CONSTRAINT two_step_user REFERENCES users (id) ON DELETE CASCADE,
        -- sealed
        secret text NOT NULL,
        created_at timestamptz NOT NULL,
        -- null until the app's first code has been seen
        confirmed_at timestamptz,
        -- the time step of the last code that was accepted: each counts once
        last_step bigint NOT NULL DEFAULT 0,
        tries integer NOT NULL DEFAULT 0,
        tries_since timestamptz
      )`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        hash bytea NOT NULL,
        user_id uuid NOT NULL CONSTRAINT recovery_codes_user REFERENCES users (id) ON DELETE CASCADE,
        used_at timestamptz,
        CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_codes, two_step');
  }
}
