import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Exports1700000000080 implements MigrationInterface {
  name = 'Exports1700000000080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE exports (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT exports_user REFERENCES users (id) ON DELETE CASCADE,
        -- nothing newer is part of it
        requested_at timestamptz NOT NULL,
        ready_at timestamptz,
        expires_at timestamptz,
        bytes bigint,
        deleted_at timestamptz
      );
      CREATE INDEX exports_of_user ON exports (user_id, requested_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE exports');
  }
}
