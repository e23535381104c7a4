import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Favorites1700000000018 implements MigrationInterface {
  name = 'Favorites1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE favorites (
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL CONSTRAINT favorites_teacher REFERENCES profiles (user_id) ON DELETE CASCADE,
        added_at timestamptz NOT NULL,
        PRIMARY KEY (student_id, teacher_id)
      );
      CREATE INDEX favorites_newest ON favorites (student_id, added_at DESC, teacher_id DESC)`);
  }

  /** All favorites are lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE favorites');
  }
}
