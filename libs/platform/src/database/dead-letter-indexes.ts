import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dead letters are counted every ten seconds, in tables that only grow. */
export class DeadLetterIndexes1600000000002 implements MigrationInterface {
  name = 'DeadLetterIndexes1600000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX inbox_dead ON inbox (dead_at) WHERE dead_at IS NOT NULL;
      CREATE INDEX due_work_dead ON due_work (dead_at) WHERE dead_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX inbox_dead; DROP INDEX due_work_dead');
  }
}
