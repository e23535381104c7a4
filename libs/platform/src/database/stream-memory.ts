import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a service's relay remembers of the stream it writes to, so that it notices when the stream has lost something. */
export class StreamMemory1600000000001 implements MigrationInterface {
  name = 'StreamMemory1600000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stream_memory (
        single boolean PRIMARY KEY DEFAULT true,
        made_at text NOT NULL,
        last_seq bigint NOT NULL,
        taken_until timestamptz NOT NULL,
        CONSTRAINT stream_memory_one_row CHECK (single)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stream_memory');
  }
}
