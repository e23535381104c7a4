import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of every service: events to publish (outbox), events received (inbox) and jobs (due_work). */
export class PlatformTables1600000000000 implements MigrationInterface {
  name = 'PlatformTables1600000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL,
        type text NOT NULL,
        subject text NOT NULL,
        data jsonb NOT NULL,
        request_id text,
        occurred_at timestamptz NOT NULL,
        sent_at timestamptz
      );
      CREATE INDEX outbox_unsent ON outbox (seq) WHERE sent_at IS NULL;
      CREATE TABLE inbox (
        id uuid PRIMARY KEY,
        type text NOT NULL,
        received_at timestamptz NOT NULL,
        done_at timestamptz,
        envelope jsonb,
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz,
        dead_at timestamptz,
        error text
      );
      CREATE INDEX inbox_due ON inbox (due_at) WHERE done_at IS NULL AND dead_at IS NULL;
      CREATE TABLE due_work (
        id uuid PRIMARY KEY,
        job text NOT NULL,
        key text NOT NULL,
        data jsonb NOT NULL,
        due_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        claim uuid,
        claimed_until timestamptz,
        done_at timestamptz,
        cancelled_at timestamptz,
        dead_at timestamptz,
        error text,
        CONSTRAINT due_work_once UNIQUE (job, key)
      );
      CREATE INDEX due_work_open ON due_work (due_at) WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE due_work; DROP TABLE inbox; DROP TABLE outbox');
  }
}
