import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of a teacher's methods a payout goes to, and the accounts that teachers have at Stripe, one for each country of their banks. */
export class PayoutProviders1700000000020 implements MigrationInterface {
  name = 'PayoutProviders1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payouts ADD COLUMN method_version integer NOT NULL DEFAULT 0;
      CREATE TABLE stripe_accounts (
        teacher_id uuid NOT NULL,
        country text NOT NULL,
        account_id text NOT NULL CONSTRAINT stripe_accounts_once UNIQUE,
        method_version integer NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (teacher_id, country)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stripe_accounts; ALTER TABLE payouts DROP COLUMN method_version;');
  }
}
