import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SpentTickets1700000000062 implements MigrationInterface {
  name = 'SpentTickets1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE spent_tickets (hash bytea PRIMARY KEY, spent_at timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE spent_tickets');
  }
}
