import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Closing1700000000090 implements MigrationInterface {
  name = 'Closing1700000000090';

  /** An erasure outlives its account: what is left says that it was erased, and when. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD erase_at timestamptz;
      CREATE TABLE erasures (
        user_id uuid PRIMARY KEY,
        version integer NOT NULL,
        role text,
        erase_at timestamptz NOT NULL,
        begun_at timestamptz,
        erased_at timestamptz
      );
      CREATE TABLE erasure_ticks (
        user_id uuid NOT NULL,
        service text NOT NULL,
        ticked_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, service)
      )`);
  }

  /** Accounts that are being closed are open again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erasure_ticks, erasures; ALTER TABLE users DROP erase_at');
  }
}
