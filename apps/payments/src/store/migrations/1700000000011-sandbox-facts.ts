import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sandbox keeps a fee, numbers what becomes of a charge, asks the student's bank, and knows disputes. */
export class SandboxFacts1700000000011 implements MigrationInterface {
  name = 'SandboxFacts1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sandbox_charges
        ADD COLUMN fee_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN sequence integer NOT NULL DEFAULT 0,
        ADD COLUMN card text,
        ADD COLUMN dispute text CONSTRAINT sandbox_charges_dispute CHECK (dispute IN ('open', 'won', 'lost')),
        DROP CONSTRAINT sandbox_charges_status,
        ADD CONSTRAINT sandbox_charges_status CHECK (status IN ('created', 'challenged', 'processing', 'captured', 'cancelled'));
      UPDATE sandbox_charges SET sequence = 1 WHERE status = 'captured';
      UPDATE sandbox_charges SET sequence = 2 WHERE refunded_cents > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sandbox_charges DROP COLUMN fee_cents, DROP COLUMN sequence, DROP COLUMN card, DROP COLUMN dispute,
        DROP CONSTRAINT sandbox_charges_status,
        ADD CONSTRAINT sandbox_charges_status CHECK (status IN ('created', 'processing', 'captured', 'cancelled'));
    `);
  }
}
