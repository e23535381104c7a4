import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Passkeys1700000000110 implements MigrationInterface {
  name = 'Passkeys1700000000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT passkeys_user REFERENCES users (id) ON DELETE CASCADE,
        credential_id bytea NOT NULL CONSTRAINT passkeys_credential UNIQUE,
        public_key bytea NOT NULL,
        -- of the last signature; 0 for ever where a passkey is synced
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        -- the host it was made for, the only one where it works
        rp_id text NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz,
        -- when it was refused first, because its counter had gone back
        copied_at timestamptz
      );
      CREATE INDEX passkeys_of_user ON passkeys (user_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkeys');
  }
}
