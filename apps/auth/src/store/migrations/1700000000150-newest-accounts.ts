import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NewestAccounts1700000000150 implements MigrationInterface {
  name = 'NewestAccounts1700000000150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    // for the operators' list of people
    await runner.query('CREATE INDEX users_newest ON users (created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_newest');
  }
}
