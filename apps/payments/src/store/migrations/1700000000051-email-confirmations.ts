import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose email address is confirmed, as far as payments knows. */
export class EmailConfirmations1700000000051 implements MigrationInterface {
  name = 'EmailConfirmations1700000000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE email_confirmations (user_id uuid PRIMARY KEY, version integer NOT NULL, confirmed boolean NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_confirmations');
  }
}
