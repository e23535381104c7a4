import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A report of a provider that contradicts the final state of a payout: an operator has to look. */
export class Contradicted1700000000031 implements MigrationInterface {
  name = 'Contradicted1700000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payouts ADD COLUMN contradicted text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payouts DROP COLUMN contradicted');
  }
}
