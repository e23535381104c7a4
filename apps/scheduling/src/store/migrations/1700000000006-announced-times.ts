import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnnouncedTimes1700000000006 implements MigrationInterface {
  name = 'AnnouncedTimes1700000000006';

  /** Older copies do not know whether a lesson was announced; nearly all were. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE busy_times ADD announced boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE busy_times DROP announced');
  }
}
