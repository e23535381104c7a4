import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Progress1700000000009 implements MigrationInterface {
  name = 'Progress1700000000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE student_progress (
        student_id uuid NOT NULL,
        module_id uuid NOT NULL CONSTRAINT student_progress_module REFERENCES modules (id),
        completed_lessons int[] NOT NULL,
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (student_id, module_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE student_progress');
  }
}
