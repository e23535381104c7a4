import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmationVersion1700000000055 implements MigrationInterface {
  name = 'ConfirmationVersion1700000000055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN confirmation_version integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN confirmation_version');
  }
}
