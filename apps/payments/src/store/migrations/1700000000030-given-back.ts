import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the provider last said has gone back: a refund that a bank sends back makes it less again. */
export class GivenBack1700000000030 implements MigrationInterface {
  name = 'GivenBack1700000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN given_back_cents integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN given_back_cents');
  }
}
