import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The refunded amount as reported by the provider, and a payout whose provider contradicts itself. */
export class ProviderNames1700000000034 implements MigrationInterface {
  name = 'ProviderNames1700000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments RENAME COLUMN given_back_cents TO refunded_by_provider_cents;
      ALTER TABLE payouts RENAME COLUMN contradicted TO status_conflict;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments RENAME COLUMN refunded_by_provider_cents TO given_back_cents;
      ALTER TABLE payouts RENAME COLUMN status_conflict TO contradicted;
    `);
  }
}
