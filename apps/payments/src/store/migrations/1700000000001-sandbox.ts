import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a provider would keep on its own side: nothing but the sandbox adapter reads these. */
export class Sandbox1700000000001 implements MigrationInterface {
  name = 'Sandbox1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sandbox_charges (
        id text PRIMARY KEY,
        key text NOT NULL,
        reference uuid NOT NULL,
        amount_cents integer NOT NULL,
        status text NOT NULL,
        reports integer NOT NULL DEFAULT 1,
        refunded_cents integer NOT NULL DEFAULT 0,
        CONSTRAINT sandbox_charges_key UNIQUE (key),
        CONSTRAINT sandbox_charges_status CHECK (status IN ('created', 'processing', 'captured', 'cancelled'))
      );
      CREATE TABLE sandbox_refunds (
        key text PRIMARY KEY,
        charge_id text NOT NULL REFERENCES sandbox_charges (id),
        amount_cents integer NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sandbox_refunds; DROP TABLE sandbox_charges');
  }
}
