import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Teaching1700000000016 implements MigrationInterface {
  name = 'Teaching1700000000016';

  /**
   * Counts the lessons that were taught before, and publishes each teacher's count. When their requests were answered is known of those
   * that neither wait for the student's choice nor were accepted by a setting.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      ALTER TABLE requests ADD COLUMN answered_at timestamptz;
      UPDATE requests SET answered_at = updated_at
        WHERE status IN ('approved', 'rejected') AND time_taken IS NOT TRUE AND proposals IS NULL AND updated_at > created_at;
      CREATE INDEX bookings_taught ON bookings (teacher_id) WHERE status = 'completed';
      CREATE TABLE teaching (
        teacher_id uuid PRIMARY KEY,
        version integer NOT NULL,
        lessons_taught integer NOT NULL,
        answer_minutes integer
      );
      CREATE FUNCTION lessons_taught_by(teacher uuid) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT count(*)::int FROM bookings b WHERE b.teacher_id = teacher AND b.status = 'completed' AND NOT EXISTS
          (SELECT FROM problems p WHERE p.booking_id = b.id AND p.outcome = 'refund-student')
      $$;
      CREATE FUNCTION answer_minutes_of(teacher uuid) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN count(*) >= 5 THEN round(percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes))::int END FROM (
          SELECT extract(epoch FROM coalesce(answered_at, expires_at) - created_at) / 60 AS minutes
            FROM requests WHERE teacher_id = teacher AND (answered_at IS NOT NULL OR status = 'expired')
            ORDER BY created_at DESC, id DESC LIMIT 50) AS last_requests
      $$;
      INSERT INTO teaching (teacher_id, version, lessons_taught, answer_minutes)
        SELECT teacher_id, 1, lessons_taught_by(teacher_id), answer_minutes_of(teacher_id)
          FROM (SELECT teacher_id FROM bookings WHERE status = 'completed' UNION SELECT teacher_id FROM requests) AS teachers;
      INSERT INTO outbox (id, type, subject, data, occurred_at)
        SELECT gen_random_uuid(), 'teaching.changed', teacher_id::text, jsonb_build_object('teacherId', teacher_id, 'version', version,
          'lessonsTaught', lessons_taught, 'answerMinutes', answer_minutes), now() FROM teaching ORDER BY teacher_id`);
  }

  /** When a request was answered is lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION answer_minutes_of; DROP FUNCTION lessons_taught_by; DROP TABLE teaching; DROP INDEX bookings_taught;
      ALTER TABLE requests DROP COLUMN answered_at`);
  }
}
