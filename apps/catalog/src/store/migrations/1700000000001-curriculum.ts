import type { MigrationInterface, QueryRunner } from 'typeorm';
import { curriculum } from '../../curriculum/curriculum.js';

export class Curriculum1700000000001 implements MigrationInterface {
  name = 'Curriculum1700000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    const rows = JSON.stringify(curriculum);
    await queryRunner.query('INSERT INTO subjects (name) SELECT DISTINCT subject FROM jsonb_to_recordset($1::jsonb) AS m (subject text)', [
      rows,
    ]);
    await queryRunner.query(
      `INSERT INTO modules (id, subject, name, description, level, lessons)
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS m (id uuid, subject citext, name text, description text, level text, lessons jsonb)`,
      [rows],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM modules');
    await queryRunner.query('DELETE FROM subjects');
  }
}
