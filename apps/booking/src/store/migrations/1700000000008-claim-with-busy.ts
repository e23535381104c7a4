import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClaimWithBusy1700000000008 implements MigrationInterface {
  name = 'ClaimWithBusy1700000000008';

  /** `claim_lesson` stays: this function calls it, and so do processes of the previous version. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(busyOfTwo);
    await runner.query(claimWithBusy);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION claim_with_busy; DROP FUNCTION busy_of_two');
  }
}

// Milliseconds, because JavaScript reads them without parsing.
export const busyOfTwo = `
  CREATE FUNCTION busy_of_two(teacher uuid, student uuid, agreement uuid, since timestamptz, until timestamptz) RETURNS json LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN (SELECT json_build_object(
        'teacher', coalesce(json_agg(json_build_object('startsAt', (extract(epoch FROM starts_at) * 1000)::bigint, 'freeAt', (extract(epoch FROM free_at) * 1000)::bigint)) FILTER (WHERE teacher_id = teacher), '[]'),
        'student', coalesce(json_agg(json_build_object('startsAt', (extract(epoch FROM starts_at) * 1000)::bigint, 'freeAt', (extract(epoch FROM ends_at) * 1000)::bigint)) FILTER (WHERE student_id = student), '[]'))
      FROM bookings WHERE (teacher_id = teacher OR student_id = student) AND status IN ('pending', 'confirmed') AND agreement_id <> agreement
        AND starts_at < until AND starts_at > since);
  END $$`;

// A time that is taken is refused together with what both have near it, so that a refusal with free times nearby costs one statement.
const claimWithBusy = `
  CREATE FUNCTION claim_with_busy(wanted jsonb, daily_maximum integer, unpaid_maximum integer, events jsonb, work jsonb, once jsonb,
      hours_version integer, terms_version integer, nearby interval, OUT refused text, OUT busy json) LANGUAGE plpgsql AS $$
  DECLARE
    b bookings;
  BEGIN
    IF hours_version IS NOT NULL AND NOT (
        EXISTS (SELECT FROM offered_hours WHERE teacher_id = (wanted->>'teacher_id')::uuid AND version = hours_version)
        AND EXISTS (SELECT FROM offered_terms WHERE teacher_id = (wanted->>'teacher_id')::uuid AND version = terms_version)) THEN
      refused := 'offer-changed';
      RETURN;
    END IF;
    refused := claim_lesson(wanted, daily_maximum, unpaid_maximum, events, work, once);
    IF refused = 'slot-taken' THEN
      b := jsonb_populate_record(NULL::bookings, wanted);
      busy := busy_of_two(b.teacher_id, b.student_id, b.agreement_id, b.starts_at - nearby, b.starts_at + nearby);
    END IF;
  END $$`;
