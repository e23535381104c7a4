import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InstantBooking1700000000002 implements MigrationInterface {
  name = 'InstantBooking1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE availabilities ADD instant_booking boolean NOT NULL DEFAULT true');
    // other services have treated all hours as instant booking so far
    await runner.query('ALTER TABLE openings ADD instant_booking boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE openings DROP instant_booking');
    await runner.query('ALTER TABLE availabilities DROP instant_booking');
  }
}
