import type { MigrationInterface, QueryRunner } from 'typeorm';
import { busyOfTwo } from './1700000000008-claim-with-busy.js';

export class BusyIfTaken1700000000009 implements MigrationInterface {
  name = 'BusyIfTaken1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(busyByPerson);
    await runner.query(busyIfTaken);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION busy_if_taken');
    await runner.query(busyOfTwo.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
  }
}

const busyOf = (person: 'teacher' | 'student', freeAt: 'free_at' | 'ends_at') => `
  (SELECT coalesce(json_agg(json_build_object('startsAt', (extract(epoch FROM starts_at) * 1000)::bigint, 'freeAt', (extract(epoch FROM ${freeAt}) * 1000)::bigint)), '[]')
    FROM bookings WHERE ${person}_id = ${person} AND status IN ('pending', 'confirmed') AND agreement_id <> agreement AND starts_at < until AND starts_at > since)`;

// One SELECT for each person: with one for both, PostgreSQL reads the lessons of all people at that time.
export const busyByPerson = `
  CREATE OR REPLACE FUNCTION busy_of_two(teacher uuid, student uuid, agreement uuid, since timestamptz, until timestamptz) RETURNS json LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN json_build_object('teacher', ${busyOf('teacher', 'free_at')}, 'student', ${busyOf('student', 'ends_at')});
  END $$`;

// NULL where `claim_with_busy` might answer anything but 'slot-taken'. A new booking has no agreement yet, so no lesson is left out.
const busyIfTaken = `
  CREATE FUNCTION busy_if_taken(teacher uuid, student uuid, starts timestamptz, ends timestamptz, free timestamptz, once_key text,
      hours_version integer, terms_version integer, nearby interval) RETURNS json LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF hours_version IS NOT NULL AND NOT (
        EXISTS (SELECT FROM offered_hours WHERE teacher_id = teacher AND version = hours_version)
        AND EXISTS (SELECT FROM offered_terms WHERE teacher_id = teacher AND version = terms_version)) THEN
      RETURN NULL;
    END IF;
    IF NOT EXISTS (SELECT FROM bookings WHERE teacher_id = teacher AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, free_at) && tstzrange(starts, free))
      OR EXISTS (SELECT FROM bookings WHERE student_id = student AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, ends_at) && tstzrange(starts, ends))
      OR EXISTS (SELECT FROM idempotency_keys WHERE user_id = student AND key = once_key)
      OR EXISTS (SELECT FROM suspensions WHERE user_id IN (teacher, student) AND suspended) THEN
      RETURN NULL;
    END IF;
    RETURN busy_of_two(teacher, student, '00000000-0000-0000-0000-000000000000', starts - nearby, starts + nearby);
  END $$`;
