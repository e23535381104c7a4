import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StudentNotes1700000000015 implements MigrationInterface {
  name = 'StudentNotes1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE student_notes (
        id uuid PRIMARY KEY,
        teacher_id uuid NOT NULL,
        student_id uuid NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX student_notes_of ON student_notes (teacher_id, student_id, created_at DESC, id DESC)
    `);
  }

  /** The notes are lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE student_notes');
  }
}
