import { indexAudit } from '@somo/platform/operating/list-audit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reports1700000000010 implements MigrationInterface {
  name = 'Reports1700000000010';

  /** The messages are a copy: what is deleted later stays readable for operators. What operators do is never altered. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reports (
        id uuid PRIMARY KEY,
        reporter_id uuid NOT NULL,
        reported_id uuid NOT NULL,
        about text NOT NULL CONSTRAINT reports_about CHECK (about IN ('person', 'conversation', 'message')),
        message_seq integer,
        kind text NOT NULL,
        text text NOT NULL,
        messages jsonb NOT NULL,
        status text NOT NULL DEFAULT 'open' CONSTRAINT reports_status CHECK (status IN ('open', 'answered')),
        outcome text,
        note text,
        answered_by uuid,
        reported_at timestamptz NOT NULL,
        answered_at timestamptz,
        CONSTRAINT reports_two_people CHECK (reporter_id <> reported_id),
        CONSTRAINT reports_of_message CHECK ((about = 'message') = (message_seq IS NOT NULL)),
        CONSTRAINT reports_answered CHECK ((status = 'answered') = (outcome IS NOT NULL AND answered_by IS NOT NULL AND answered_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX reports_open ON reports (reporter_id, reported_id, about, COALESCE(message_seq, 0)) WHERE status = 'open';
      CREATE INDEX reports_by_age ON reports (status, reported_at, id);
      CREATE INDEX reports_of_reporter ON reports (reporter_id, reported_id, reported_at);
      CREATE INDEX reports_of_reported ON reports (reported_id);
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit; DROP FUNCTION audit_stands; DROP TABLE reports');
  }
}
