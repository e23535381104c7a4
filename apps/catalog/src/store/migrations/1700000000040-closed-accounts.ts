import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClosedAccounts1700000000040 implements MigrationInterface {
  name = 'ClosedAccounts1700000000040';

  /** Whose profiles are gone: in their lessons and messages, others read that the account is closed. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE closed_accounts (user_id uuid PRIMARY KEY, erased_at timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE closed_accounts');
  }
}
