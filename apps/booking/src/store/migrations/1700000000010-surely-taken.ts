import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SurelyTaken1700000000010 implements MigrationInterface {
  name = 'SurelyTaken1700000000010';

  /** `busy_if_taken` stays: processes of the version before still call it. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(surelyTaken);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION surely_taken');
  }
}

// False where `claim_with_busy` might answer anything but 'slot-taken'; whether the student has too many unpaid lessons is not looked at.
export const surelyTaken = `
  CREATE FUNCTION surely_taken(teacher uuid, student uuid, starts timestamptz, ends timestamptz, free timestamptz, once_key text,
      hours_version integer, terms_version integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF hours_version IS NOT NULL AND NOT (
        EXISTS (SELECT FROM offered_hours WHERE teacher_id = teacher AND version = hours_version)
        AND EXISTS (SELECT FROM offered_terms WHERE teacher_id = teacher AND version = terms_version)) THEN
      RETURN false;
    END IF;
    RETURN EXISTS (SELECT FROM bookings WHERE teacher_id = teacher AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, free_at) && tstzrange(starts, free))
      AND NOT EXISTS (SELECT FROM bookings WHERE student_id = student AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, ends_at) && tstzrange(starts, ends))
      AND NOT EXISTS (SELECT FROM idempotency_keys WHERE user_id = student AND key = once_key)
      AND NOT EXISTS (SELECT FROM suspensions WHERE user_id IN (teacher, student) AND suspended);
  END $$`;
