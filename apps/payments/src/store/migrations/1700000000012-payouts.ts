import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where teachers' money goes, and the payouts that took it there; `sealed` is what only this service can open. */
export class Payouts1700000000012 implements MigrationInterface {
  name = 'Payouts1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payout_methods (
        teacher_id uuid PRIMARY KEY,
        sealed text NOT NULL,
        masked jsonb NOT NULL,
        version integer NOT NULL,
        changed_at timestamptz NOT NULL
      );
      CREATE TABLE payouts (
        id uuid PRIMARY KEY,
        teacher_id uuid NOT NULL,
        period date NOT NULL,
        amount_cents integer NOT NULL CONSTRAINT payouts_amount CHECK (amount_cents > 0),
        status text NOT NULL CONSTRAINT payouts_status CHECK (status IN ('claimed', 'sent', 'done', 'refused')),
        provider text NOT NULL,
        sealed text NOT NULL,
        masked jsonb NOT NULL,
        payout_date date,
        reason text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT payouts_one_a_period UNIQUE (teacher_id, period)
      );
      CREATE TABLE payout_items (
        payout_id uuid NOT NULL REFERENCES payouts (id),
        payment_id uuid NOT NULL REFERENCES payments (id),
        net_cents integer NOT NULL,
        PRIMARY KEY (payout_id, payment_id)
      );
      ALTER TABLE payments ADD CONSTRAINT payments_in_payout FOREIGN KEY (payout_id) REFERENCES payouts (id);
      ALTER TABLE payments
        ADD COLUMN net_cents integer NOT NULL GENERATED ALWAYS AS (${net}) STORED,
        ADD COLUMN earning text NOT NULL GENERATED ALWAYS AS (${earning}) STORED;
      CREATE INDEX payments_of_teacher ON payments (teacher_id, created_at DESC, id DESC) INCLUDE (net_cents, earning);
      CREATE INDEX payments_in_a_payout ON payments (payout_id) WHERE payout_id IS NOT NULL;
      CREATE INDEX payments_due ON payments (teacher_id) WHERE payout IN ('due', 'held', 'refused');
      CREATE INDEX payments_of_student ON payments (student_id, created_at DESC, id DESC);
      CREATE TABLE sandbox_payouts (
        key text PRIMARY KEY,
        amount_cents integer NOT NULL,
        method text NOT NULL,
        status text NOT NULL,
        reason text,
        reports integer NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sandbox_payouts; DROP INDEX payments_of_student; DROP INDEX payments_due; DROP INDEX payments_in_a_payout; DROP INDEX payments_of_teacher; ALTER TABLE payments DROP COLUMN net_cents, DROP COLUMN earning;
      ALTER TABLE payments DROP CONSTRAINT payments_in_payout; DROP TABLE payout_items; DROP TABLE payouts; DROP TABLE payout_methods;
    `);
  }
}

// The rules of domain/shares.ts and domain/earning-status.ts, kept with the row: sums over a hundred thousand of them read only an index.
const net = `(amount_cents - refund_asked_cents) - (((amount_cents - refund_asked_cents)::bigint * fee_bps + 5000) / 10000)::integer`;
const earning = `CASE WHEN charge = 'open' THEN 'hidden' WHEN charge NOT IN ('captured', 'part_refunded', 'disputed') THEN 'none'
  WHEN payout IN ('sent', 'done') THEN 'earned' ELSE 'pending' END`;
