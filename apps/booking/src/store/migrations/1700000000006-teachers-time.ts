import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TeachersTime1700000000006 implements MigrationInterface {
  name = 'TeachersTime1700000000006';

  /** Offers are copies; they fill themselves when a teacher is first booked. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offered_hours (teacher_id uuid PRIMARY KEY, version integer NOT NULL, state jsonb NOT NULL, checked_at timestamptz NOT NULL);
      CREATE TABLE offered_terms (teacher_id uuid PRIMARY KEY, version integer NOT NULL, state jsonb NOT NULL, checked_at timestamptz NOT NULL);
      ALTER TABLE bookings
        ADD COLUMN moved_from timestamptz,
        ADD COLUMN moved_by text CONSTRAINT bookings_moved_by CHECK (moved_by IN ('student', 'teacher')),
        ADD COLUMN move_reason text;
      ALTER TABLE proposals ADD COLUMN slots jsonb, ADD COLUMN reason text, ADD COLUMN answer_reason text;
      CREATE TABLE requests (
        id uuid PRIMARY KEY,
        version integer NOT NULL,
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL,
        status text NOT NULL CONSTRAINT requests_status CHECK (status IN ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
        subject text NOT NULL,
        module_id uuid,
        module_name text,
        message text,
        price_cents integer NOT NULL CONSTRAINT requests_price CHECK (price_cents >= 0),
        slot jsonb NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        reject_reason text,
        booking_id uuid REFERENCES bookings (id),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT requests_times CHECK (starts_at < ends_at AND expires_at <= starts_at),
        CONSTRAINT requests_two_people CHECK (student_id <> teacher_id),
        CONSTRAINT requests_approved CHECK ((status = 'approved') = (booking_id IS NOT NULL))
      );
      CREATE UNIQUE INDEX requests_once ON requests (student_id, teacher_id, starts_at) WHERE status = 'pending';
      CREATE INDEX requests_of_teacher ON requests (teacher_id, created_at DESC, id DESC);
      CREATE INDEX requests_of_student ON requests (student_id, created_at DESC, id DESC);
      CREATE INDEX requests_of_booking ON requests (booking_id) WHERE booking_id IS NOT NULL;
      CREATE INDEX proposals_of_booking ON proposals (booking_id);
      CREATE INDEX requests_pending ON requests (teacher_id, starts_at) WHERE status = 'pending';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE requests, offered_hours, offered_terms;
      DROP INDEX proposals_of_booking;
      ALTER TABLE proposals DROP COLUMN slots, DROP COLUMN reason, DROP COLUMN answer_reason;
      ALTER TABLE bookings DROP COLUMN moved_from, DROP COLUMN moved_by, DROP COLUMN move_reason`);
  }
}
