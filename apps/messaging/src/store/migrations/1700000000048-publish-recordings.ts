import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PublishRecordings1700000000048 implements MigrationInterface {
  name = 'PublishRecordings1700000000048';

  /** Recordings were not published before: what became of each is sent once, for the history of its lesson. */
  async up(runner: QueryRunner): Promise<void> {
    const at = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    const side = (column: string) => `CASE ${column} WHEN teacher_id THEN 'teacher' WHEN student_id THEN 'student' END`;
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      INSERT INTO outbox (id, type, subject, data, occurred_at)
      SELECT gen_random_uuid(), CASE WHEN deleted_at IS NOT NULL THEN 'recording.deleted' WHEN ended_at IS NOT NULL THEN 'recording.ended' ELSE 'recording.started' END,
        lesson_id::text, jsonb_build_object('recordingId', id, 'bookingId', lesson_id, 'agreementId', agreement_id, 'studentId', student_id, 'teacherId', teacher_id,
        'version', CASE WHEN deleted_at IS NOT NULL THEN 3 WHEN ended_at IS NOT NULL THEN 2 ELSE 1 END, 'startedAt', ${at('started_at')},
        'endedAt', ${at('ended_at')}, 'endedBy', ${side('ended_by')}, 'deletedAt', ${at('deleted_at')}, 'deletedBy', ${side('deleted_by')}), now()
      FROM recordings WHERE started_at IS NOT NULL ORDER BY started_at`);
  }

  /** Published events cannot be taken back. */
  async down(): Promise<void> {}
}
