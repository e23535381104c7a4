import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment stores the provider of its charge. Older ones derive it from the charge's id. */
export class ProviderOfPayment1700000000014 implements MigrationInterface {
  name = 'ProviderOfPayment1700000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN provider text NOT NULL DEFAULT 'sandbox';
      UPDATE payments SET provider = 'stripe' WHERE provider_charge_id LIKE 'cs\\_%';
      ALTER TABLE payments ALTER COLUMN provider DROP DEFAULT;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN provider');
  }
}
