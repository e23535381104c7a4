import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Waits1700000000032 implements MigrationInterface {
  name = 'Waits1700000000032';

  /** Who is to be told when a teacher has time. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waits (
        teacher_id uuid NOT NULL,
        student_id uuid NOT NULL,
        weekdays jsonb,
        from_time text,
        to_time text,
        time_zone text NOT NULL,
        created_at timestamptz NOT NULL,
        told_at timestamptz,
        PRIMARY KEY (teacher_id, student_id)
      );
      CREATE INDEX waits_of_student ON waits (student_id);
    `);
  }

  /** Nobody waits any longer. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waits');
  }
}
