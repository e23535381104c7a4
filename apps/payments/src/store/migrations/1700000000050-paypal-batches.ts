import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PayPal's ids of the batches that payouts are sent in, and when each was first requested. */
export class PayPalBatches1700000000050 implements MigrationInterface {
  name = 'PayPalBatches1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE paypal_batches (payout_id uuid PRIMARY KEY, batch_id text, asked_at timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paypal_batches');
  }
}
