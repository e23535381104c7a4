import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an event or a job failed, the latest last. */
export class FailureTimes1600000000006 implements MigrationInterface {
  name = 'FailureTimes1600000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inbox ADD failed_at timestamptz[] NOT NULL DEFAULT '{}';
      ALTER TABLE due_work ADD failed_at timestamptz[] NOT NULL DEFAULT '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbox DROP failed_at; ALTER TABLE due_work DROP failed_at');
  }
}

/** Returns the SQL of a table's failures with one more, of which the last twenty stay. */
export const withFailure = (table: 'inbox' | 'due_work', at: string): string =>
  `(${table}.failed_at || ${at}::timestamptz)[greatest(1, cardinality(${table}.failed_at) - 18):]`;
