import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Decisions1700000000070 implements MigrationInterface {
  name = 'Decisions1700000000070';

  /** What was decided before is in the audit log only. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN restricted_at timestamptz;
      CREATE TABLE decisions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT decisions_user REFERENCES users (id) ON DELETE CASCADE,
        -- of the standing that it made
        version integer NOT NULL,
        kind text NOT NULL CONSTRAINT decisions_kind CHECK (kind IN ('warn', 'restrict', 'unrestrict', 'suspend', 'restore')),
        cause text,
        reason text,
        note text NOT NULL,
        -- null: the command line of the installation
        operator_id uuid,
        decided_at timestamptz NOT NULL,
        read_at timestamptz,
        CONSTRAINT decisions_once UNIQUE (user_id, version)
      )`);
  }

  /** Loses who is restricted, and what was decided and why, besides what is in the audit log. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE decisions; ALTER TABLE users DROP COLUMN restricted_at');
  }
}
