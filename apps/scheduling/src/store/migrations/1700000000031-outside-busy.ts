import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OutsideBusy1700000000031 implements MigrationInterface {
  name = 'OutsideBusy1700000000031';

  /** When teachers are busy elsewhere, as the world was last told. Nobody is yet. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outside_busy (
        teacher_id uuid PRIMARY KEY CONSTRAINT outside_busy_teacher REFERENCES availabilities (teacher_id),
        version integer NOT NULL,
        starts_at timestamptz[] NOT NULL,
        ends_at timestamptz[] NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outside_busy');
  }
}
