import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Privacy1700000000004 implements MigrationInterface {
  name = 'Privacy1700000000004';

  /** A copy of what catalog knows; who is not in it shares. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE privacy (user_id uuid PRIMARY KEY, version int NOT NULL, share_activity boolean NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE privacy');
  }
}
