import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Payments1700000000000 implements MigrationInterface {
  name = 'Payments1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payments (
        id uuid PRIMARY KEY,
        agreement_id uuid NOT NULL,
        booking_id uuid NOT NULL,
        booking_version integer NOT NULL,
        booking_cancelled boolean NOT NULL,
        refund_due boolean NOT NULL,
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL,
        amount_cents integer NOT NULL,
        fee_cents integer NOT NULL,
        charge text NOT NULL,
        refunded_cents integer NOT NULL DEFAULT 0,
        pay_by timestamptz NOT NULL,
        paid_at timestamptz,
        provider_charge_id text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT payments_one_an_agreement UNIQUE (agreement_id),
        CONSTRAINT payments_provider_charge UNIQUE (provider_charge_id),
        CONSTRAINT payments_charge CHECK (charge IN ('open', 'captured', 'expired', 'failed', 'refunded', 'part_refunded', 'disputed')),
        CONSTRAINT payments_fee CHECK (fee_cents BETWEEN 0 AND amount_cents),
        CONSTRAINT payments_refunded CHECK (refunded_cents BETWEEN 0 AND amount_cents),
        CONSTRAINT payments_paid CHECK (charge NOT IN ('captured', 'refunded', 'part_refunded', 'disputed') OR paid_at IS NOT NULL)
      );
      CREATE INDEX payments_booking ON payments (booking_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payments');
  }
}
