import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The refunded amount as last reported by the provider: a refund that a bank returns lowers it again. */
export class GivenBack1700000000030 implements MigrationInterface {
  name = 'GivenBack1700000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN given_back_cents integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN given_back_cents');
  }
}
