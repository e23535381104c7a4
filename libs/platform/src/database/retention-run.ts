import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a service last deleted what is old, and as of when. */
export class RetentionRun1600000000005 implements MigrationInterface {
  name = 'RetentionRun1600000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE retention_run (
        single boolean PRIMARY KEY DEFAULT true,
        ran_at timestamptz NOT NULL,
        as_of timestamptz NOT NULL,
        CONSTRAINT retention_run_one_row CHECK (single)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE retention_run');
  }
}
