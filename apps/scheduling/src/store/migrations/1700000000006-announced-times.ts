import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnnouncedTimes1700000000006 implements MigrationInterface {
  name = 'AnnouncedTimes1700000000006';

  /** Older copies do not know; a teacher has been told of nearly all of them. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE busy_times ADD announced boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE busy_times DROP announced');
  }
}
