import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the reports about a charge are ordered by: the provider's own number, or else the number of our read. Read numbers start above the
 * seconds that the version before stored. `provider_sequence`, which is too short for them, stays for that version.
 */
export class ProviderOrder1700000000052 implements MigrationInterface {
  name = 'ProviderOrder1700000000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      CREATE SEQUENCE provider_reads START WITH 10000000000;
      ALTER TABLE payments ADD COLUMN provider_order double precision NOT NULL DEFAULT 0;
      UPDATE payments SET provider_order = provider_sequence WHERE provider_sequence <> 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN provider_order; DROP SEQUENCE provider_reads');
  }
}
