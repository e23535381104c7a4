import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Problems1700000000002 implements MigrationInterface {
  name = 'Problems1700000000002';

  /** What operators do is written beside what they change and never altered. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE problems (
        id uuid PRIMARY KEY,
        booking_id uuid NOT NULL REFERENCES bookings (id),
        version integer NOT NULL,
        kind text NOT NULL CONSTRAINT problems_kind CHECK (kind IN ('no-show', 'quality', 'other')),
        text text NOT NULL,
        reported_by text NOT NULL CONSTRAINT problems_by CHECK (reported_by IN ('student', 'teacher')),
        status text NOT NULL CONSTRAINT problems_status CHECK (status IN ('open', 'resolved')),
        outcome text CONSTRAINT problems_outcome CHECK (outcome IN ('pay-teacher', 'refund-student', 'refund-part')),
        refund_cents integer CONSTRAINT problems_refund CHECK (refund_cents > 0),
        note text,
        resolved_by uuid,
        reported_at timestamptz NOT NULL,
        resolved_at timestamptz,
        CONSTRAINT problems_decided CHECK ((status = 'resolved') = (outcome IS NOT NULL AND resolved_by IS NOT NULL AND resolved_at IS NOT NULL)),
        CONSTRAINT problems_part CHECK ((outcome IS NOT DISTINCT FROM 'refund-part') = (refund_cents IS NOT NULL))
      );
      CREATE UNIQUE INDEX problems_open ON problems (booking_id, reported_by) WHERE status = 'open';
      CREATE INDEX problems_of ON problems (booking_id);
      CREATE INDEX problems_by_age ON problems (status, reported_at, id);
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit; DROP FUNCTION audit_stands; DROP TABLE problems');
  }
}
