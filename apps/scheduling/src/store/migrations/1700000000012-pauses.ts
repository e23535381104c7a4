import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pauses1700000000012 implements MigrationInterface {
  name = 'Pauses1700000000012';

  /** A copy of what catalog knows; who is not in it has not paused. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE pauses (teacher_id uuid PRIMARY KEY, version int NOT NULL, until text, ends_at timestamptz)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pauses');
  }
}
