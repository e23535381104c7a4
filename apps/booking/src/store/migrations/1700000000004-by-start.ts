import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ByStart1700000000004 implements MigrationInterface {
  name = 'ByStart1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX bookings_by_start ON bookings (starts_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings_by_start');
  }
}
