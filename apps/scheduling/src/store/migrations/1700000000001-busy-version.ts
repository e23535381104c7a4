import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BusyVersion1700000000001 implements MigrationInterface {
  name = 'BusyVersion1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    // counts the changes of a teacher's busy times, as `version` counts those of the hours
    await runner.query('ALTER TABLE availabilities ADD busy_version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE availabilities DROP busy_version');
  }
}
