import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Bookings1700000000000 implements MigrationInterface {
  name = 'Bookings1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings (
        id uuid PRIMARY KEY,
        agreement_id uuid NOT NULL,
        version integer NOT NULL,
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL,
        status text NOT NULL CONSTRAINT bookings_status CHECK (status IN ('pending', 'confirmed', 'completed', 'cancelled', 'rescheduled')),
        subject text NOT NULL,
        module_id uuid,
        notes text NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        free_at timestamptz NOT NULL,
        teacher_zone text NOT NULL,
        teacher_date date NOT NULL,
        teacher_start text NOT NULL,
        teacher_end text NOT NULL,
        price_cents integer NOT NULL CONSTRAINT bookings_price CHECK (price_cents >= 0),
        pay_by timestamptz NOT NULL,
        paid_at timestamptz,
        cancelled_by text,
        cancelled_at timestamptz,
        cancel_reason text,
        refund_due boolean NOT NULL,
        earliest_starts_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT bookings_times CHECK (starts_at < ends_at AND ends_at <= free_at),
        CONSTRAINT bookings_two_people CHECK (student_id <> teacher_id),
        CONSTRAINT bookings_teacher_free EXCLUDE USING gist (teacher_id WITH =, tstzrange(starts_at, free_at) WITH &&) WHERE (status IN ('pending', 'confirmed')),
        CONSTRAINT bookings_student_free EXCLUDE USING gist (student_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('pending', 'confirmed'))
      );
      CREATE INDEX bookings_by_student ON bookings (student_id, starts_at DESC);
      CREATE INDEX bookings_by_teacher ON bookings (teacher_id, starts_at DESC);
      CREATE INDEX bookings_by_day ON bookings (teacher_id, teacher_date) WHERE status IN ('pending', 'confirmed');
      CREATE TABLE teacher_days (
        teacher_id uuid NOT NULL,
        on_date date NOT NULL,
        touched_at timestamptz NOT NULL,
        PRIMARY KEY (teacher_id, on_date)
      );
      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        answer jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, key)
      );
    `);
    await runner.query(claimFunction);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION claim; DROP TABLE idempotency_keys; DROP TABLE teacher_days; DROP TABLE bookings');
  }
}

// The whole claim is one statement, because a round trip less is worth more than anything else on this path, and one function,
// because a CTE cannot undo its siblings. Every refusal is an error of class SM: its message is the refusal's code.
// Lock order is student, then teacher's day, then the row: with ON CONFLICT DO NOTHING no waiting claim holds what another needs.
const claimFunction = `
  CREATE FUNCTION claim(wanted jsonb, daily_maximum integer, unpaid_maximum integer, events jsonb, work jsonb, once jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    b bookings := jsonb_populate_record(NULL::bookings, wanted);
  BEGIN
    IF once IS NOT NULL THEN
      IF NOT pg_try_advisory_xact_lock(hashtextextended('once:' || b.student_id || (once->>'key'), 0)) THEN
        RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'in-progress';
      END IF;
      INSERT INTO idempotency_keys VALUES (b.student_id, once->>'key', once->>'hash', once->'answer', b.created_at) ON CONFLICT DO NOTHING;
      IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = 'SM002', MESSAGE = 'answered-before';
      END IF;
    END IF;
    IF unpaid_maximum IS NOT NULL THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('unpaid:' || b.student_id, 0));
      IF (SELECT count(*) FROM bookings WHERE student_id = b.student_id AND status IN ('pending', 'confirmed') AND paid_at IS NULL AND starts_at > b.created_at) >= unpaid_maximum THEN
        RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'too-many-unpaid';
      END IF;
    END IF;
    INSERT INTO teacher_days VALUES (b.teacher_id, b.teacher_date, b.created_at)
      ON CONFLICT (teacher_id, on_date) DO UPDATE SET touched_at = excluded.touched_at;
    INSERT INTO bookings SELECT b.* ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      IF EXISTS (SELECT FROM bookings WHERE student_id = b.student_id AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, ends_at) && tstzrange(b.starts_at, b.ends_at)) THEN
        RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'you-have-a-lesson-then';
      END IF;
      RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'slot-taken';
    END IF;
    IF (SELECT count(*) FROM bookings WHERE teacher_id = b.teacher_id AND teacher_date = b.teacher_date AND status IN ('pending', 'confirmed')) > daily_maximum THEN
      RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'daily-limit-reached';
    END IF;
    INSERT INTO outbox (id, type, subject, data, request_id, occurred_at)
      SELECT e.id, e.type, e.subject, e.data, e.request_id, b.created_at
      FROM jsonb_to_recordset(events) AS e(id uuid, type text, subject text, data jsonb, request_id text);
    INSERT INTO due_work (id, job, key, data, due_at)
      SELECT w.id, w.job, w.key, w.data, w.due_at FROM jsonb_to_recordset(work) AS w(id uuid, job text, key text, data jsonb, due_at timestamptz);
  END $$`;
