import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that is done later still belongs to the request that planned it, for the logs and the traces. */
export class DueWorkRequest1600000000003 implements MigrationInterface {
  name = 'DueWorkRequest1600000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE due_work ADD COLUMN request_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE due_work DROP COLUMN request_id');
  }
}
