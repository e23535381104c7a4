import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoursVersion1700000000006 implements MigrationInterface {
  name = 'HoursVersion1700000000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE openings ADD hours_version integer NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE openings DROP hours_version');
  }
}
