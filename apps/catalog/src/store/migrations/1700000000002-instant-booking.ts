import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InstantBooking1700000000002 implements MigrationInterface {
  name = 'InstantBooking1700000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE openings ADD instant_booking boolean NOT NULL DEFAULT true');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE openings DROP instant_booking');
  }
}
