import { indexAudit } from '@somo/platform/operating/list-audit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Operators1700000000050 implements MigrationInterface {
  name = 'Operators1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN standing_version integer NOT NULL DEFAULT 0;
      CREATE TABLE audit (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        -- null: the command line of the installation
        operator_id uuid,
        action text NOT NULL,
        thing_id uuid NOT NULL,
        details jsonb NOT NULL
      );
      ${indexAudit};
      CREATE FUNCTION audit_stands() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit is only added to'; END $$;
      CREATE TRIGGER audit_stands BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION audit_stands();
      CREATE TABLE email_changes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT email_changes_user REFERENCES users (id) ON DELETE CASCADE,
        old_email citext NOT NULL,
        new_email citext NOT NULL,
        changed_at timestamptz NOT NULL
      );
      CREATE INDEX email_changes_of_user ON email_changes (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE email_changes, audit;
      DROP FUNCTION audit_stands;
      ALTER TABLE users DROP COLUMN standing_version`);
  }
}
