import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SuspendedReason1700000000060 implements MigrationInterface {
  name = 'SuspendedReason1700000000060';

  async up(runner: QueryRunner): Promise<void> {
    // Notes of earlier suspensions are for operators only, so that those keep no reason.
    await runner.query('ALTER TABLE users ADD COLUMN suspended_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN suspended_reason');
  }
}
