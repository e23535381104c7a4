import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Wishes1700000000013 implements MigrationInterface {
  name = 'Wishes1700000000013';

  /** Without `slots`, as in rows of the version before, a request is for its one time. It stays open until the last of its times. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE requests
        ADD COLUMN slots jsonb,
        ADD COLUMN proposals jsonb,
        ADD COLUMN time_taken boolean,
        DROP CONSTRAINT requests_times,
        ADD CONSTRAINT requests_times CHECK (starts_at < ends_at)
    `);
  }

  /** Loses all wishes but the first, and what teachers proposed. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests DROP COLUMN slots, DROP COLUMN proposals, DROP COLUMN time_taken');
  }
}
