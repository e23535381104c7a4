import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClaimLesson1700000000003 implements MigrationInterface {
  name = 'ClaimLesson1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(claimLesson);
    await runner.query(claimOfVersionsBefore);
  }

  /** `claim` stays: the first migration drops it together with the functions that it calls. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION claim_lesson; DROP FUNCTION lock_teacher_day');
  }
}

// A refusal is an answer, not an error: it leaves the connection and its transaction whole, and it is found before anything is written or
// waited for. Of the claims that pass this check, the day's lock lets one at a time count the day's lessons, and the two EXCLUDE
// constraints decide: with ON CONFLICT DO NOTHING no waiting claim holds what another needs.
export const claimLesson = `
  CREATE FUNCTION claim_lesson(wanted jsonb, daily_maximum integer, unpaid_maximum integer, events jsonb, work jsonb, once jsonb) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    b bookings := jsonb_populate_record(NULL::bookings, wanted);
  BEGIN
    IF once IS NOT NULL THEN
      IF NOT pg_try_advisory_xact_lock(hashtextextended('once:' || b.student_id || (once->>'key'), 0)) THEN
        RETURN 'in-progress';
      END IF;
      IF EXISTS (SELECT FROM idempotency_keys WHERE user_id = b.student_id AND key = once->>'key') THEN
        RETURN 'answered-before';
      END IF;
    END IF;
    IF unpaid_maximum IS NOT NULL THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('unpaid:' || b.student_id, 0));
      IF (SELECT count(*) FROM bookings WHERE student_id = b.student_id AND status IN ('pending', 'confirmed') AND paid_at IS NULL AND starts_at > b.created_at) >= unpaid_maximum THEN
        RETURN 'too-many-unpaid';
      END IF;
    END IF;
    IF EXISTS (SELECT FROM bookings WHERE student_id = b.student_id AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, ends_at) && tstzrange(b.starts_at, b.ends_at)) THEN
      RETURN 'you-have-a-lesson-then';
    END IF;
    IF EXISTS (SELECT FROM bookings WHERE teacher_id = b.teacher_id AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, free_at) && tstzrange(b.starts_at, b.free_at)) THEN
      RETURN 'slot-taken';
    END IF;
    PERFORM lock_teacher_day(b.teacher_id, b.teacher_date);
    INSERT INTO bookings SELECT b.* ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN CASE WHEN EXISTS (SELECT FROM bookings WHERE student_id = b.student_id AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, ends_at) && tstzrange(b.starts_at, b.ends_at))
        THEN 'you-have-a-lesson-then' ELSE 'slot-taken' END;
    END IF;
    IF (SELECT count(*) FROM bookings WHERE teacher_id = b.teacher_id AND teacher_date = b.teacher_date AND status IN ('pending', 'confirmed')) > daily_maximum THEN
      DELETE FROM bookings WHERE id = b.id;
      RETURN 'daily-limit-reached';
    END IF;
    IF once IS NOT NULL THEN
      INSERT INTO idempotency_keys VALUES (b.student_id, once->>'key', once->>'hash', once->'answer', b.created_at);
    END IF;
    INSERT INTO outbox (id, type, subject, data, request_id, occurred_at)
      SELECT e.id, e.type, e.subject, e.data, e.request_id, b.created_at
      FROM jsonb_to_recordset(events) AS e(id uuid, type text, subject text, data jsonb, request_id text);
    INSERT INTO due_work (id, job, key, data, due_at)
      SELECT w.id, w.job, w.key, w.data, w.due_at FROM jsonb_to_recordset(work) AS w(id uuid, job text, key text, data jsonb, due_at timestamptz);
    RETURN NULL;
  END $$;
  CREATE FUNCTION lock_teacher_day(teacher uuid, day date) RETURNS void LANGUAGE sql AS $$
    SELECT pg_advisory_xact_lock(hashtextextended('day:' || teacher || day, 0))
  $$`;

// While processes of the version before are still running they claim by the same rules, and read refusals as errors of class SM.
const claimOfVersionsBefore = `
  CREATE OR REPLACE FUNCTION claim(wanted jsonb, daily_maximum integer, unpaid_maximum integer, events jsonb, work jsonb, once jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    refused text := claim_lesson(wanted, daily_maximum, unpaid_maximum, events, work, once);
  BEGIN
    IF refused IS NOT NULL THEN
      RAISE EXCEPTION USING ERRCODE = CASE refused WHEN 'answered-before' THEN 'SM002' ELSE 'SM001' END, MESSAGE = refused;
    END IF;
  END $$`;
