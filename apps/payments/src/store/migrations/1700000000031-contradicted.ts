import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a provider has said of a payout after it had said that it was over, and otherwise: a person has to look. */
export class Contradicted1700000000031 implements MigrationInterface {
  name = 'Contradicted1700000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payouts ADD COLUMN contradicted text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payouts DROP COLUMN contradicted');
  }
}
