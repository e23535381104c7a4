import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionProofs1700000000140 implements MigrationInterface {
  name = 'SessionProofs1700000000140';

  async up(runner: QueryRunner): Promise<void> {
    // when an operator last showed again who they are, for acts that move money
    await runner.query('ALTER TABLE sessions ADD proven_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP proven_at');
  }
}
