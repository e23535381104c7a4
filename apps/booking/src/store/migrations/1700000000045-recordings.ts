import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Recordings1700000000045 implements MigrationInterface {
  name = 'Recordings1700000000045';

  /** A copy of what messaging says became of recordings, for the histories of lessons. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recordings (
        recording_id uuid PRIMARY KEY,
        version integer NOT NULL,
        agreement_id uuid NOT NULL,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        ended_by text,
        deleted_at timestamptz,
        deleted_by text
      );
      CREATE INDEX recordings_of ON recordings (agreement_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recordings');
  }
}
