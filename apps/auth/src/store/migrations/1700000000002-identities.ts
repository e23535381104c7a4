import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Identities1700000000002 implements MigrationInterface {
  name = 'Identities1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL');
    await runner.query(`
      CREATE TABLE identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL CONSTRAINT identities_user REFERENCES users (id) ON DELETE CASCADE,
        first_name text NOT NULL,
        last_name text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject)
      )`);
    await runner.query('CREATE INDEX identities_of_user ON identities (user_id)');
  }

  /** Accounts without a password get a random one, which their owners reset. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE identities');
    await runner.query(`UPDATE users SET password_hash = '' WHERE password_hash IS NULL`);
    await runner.query('ALTER TABLE users ALTER COLUMN password_hash SET NOT NULL');
  }
}
