import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Closings1700000000070 implements MigrationInterface {
  name = 'Closings1700000000070';

  /** Who closes their account is paid out however little it is. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE closings (user_id uuid PRIMARY KEY, version integer NOT NULL, closing boolean NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE closings');
  }
}
