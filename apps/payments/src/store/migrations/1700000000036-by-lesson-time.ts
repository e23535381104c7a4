import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ByLessonTime1700000000036 implements MigrationInterface {
  name = 'ByLessonTime1700000000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX payments_by_lesson_time ON payments (teacher_id, coalesce(ends_at, created_at), id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_by_lesson_time');
  }
}
