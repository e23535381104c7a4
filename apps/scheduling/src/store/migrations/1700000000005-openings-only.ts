import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OpeningsOnly1700000000005 implements MigrationInterface {
  name = 'OpeningsOnly1700000000005';

  /** The event 'hours.changed' carries instant booking. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE openings DROP instant_booking');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE openings ADD instant_booking boolean NOT NULL DEFAULT true');
  }
}
