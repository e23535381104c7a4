import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second life of a payment, refunds as rows of their own, and the ledger: append-only, and balanced at every commit. */
export class Ledger1700000000010 implements MigrationInterface {
  name = 'Ledger1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(guards);
    await runner.query(carriedOver);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE ledger_entries; DROP TABLE ledger_transfers; DROP TABLE refunds; DROP TABLE lesson_problems;
      DROP FUNCTION ledger_is_balanced; DROP FUNCTION ledger_is_kept;
      ALTER TABLE payments DROP COLUMN fee_bps, DROP COLUMN next_action, DROP COLUMN provider_fee_cents, DROP COLUMN provider_sequence, DROP COLUMN refund_asked_cents,
        DROP COLUMN subject, DROP COLUMN ends_at, DROP COLUMN payout, DROP COLUMN payout_id, DROP COLUMN earned_at;
    `);
  }
}

const tables = `
  ALTER TABLE payments
    ADD COLUMN fee_bps integer NOT NULL DEFAULT 1500 CONSTRAINT payments_fee_bps CHECK (fee_bps BETWEEN 0 AND 10000),
    ADD COLUMN next_action jsonb,
    ADD COLUMN provider_fee_cents integer NOT NULL DEFAULT 0,
    ADD COLUMN provider_sequence integer NOT NULL DEFAULT 0,
    ADD COLUMN refund_asked_cents integer NOT NULL DEFAULT 0,
    ADD COLUMN subject text NOT NULL DEFAULT 'General',
    ADD COLUMN ends_at timestamptz,
    ADD COLUMN payout text NOT NULL DEFAULT 'none' CONSTRAINT payments_payout CHECK (payout IN ('none', 'held', 'due', 'sent', 'done', 'refused')),
    ADD COLUMN payout_id uuid,
    ADD COLUMN earned_at timestamptz,
    ADD CONSTRAINT payments_refund_asked CHECK (refund_asked_cents BETWEEN refunded_cents AND amount_cents) NOT VALID;
  CREATE TABLE refunds (
    id uuid PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payments (id),
    amount_cents integer NOT NULL CONSTRAINT refunds_amount CHECK (amount_cents > 0),
    reason text NOT NULL,
    asked_at timestamptz NOT NULL
  );
  CREATE TABLE lesson_problems (
    problem_id uuid PRIMARY KEY,
    agreement_id uuid NOT NULL,
    version integer NOT NULL,
    status text NOT NULL
  );
  CREATE INDEX lesson_problems_open ON lesson_problems (agreement_id) WHERE status = 'open';
  CREATE INDEX refunds_of_payment ON refunds (payment_id);
  CREATE TABLE ledger_transfers (
    id uuid PRIMARY KEY,
    key text NOT NULL CONSTRAINT ledger_transfers_once UNIQUE,
    kind text NOT NULL,
    payment_id uuid REFERENCES payments (id),
    payout_id uuid,
    at timestamptz NOT NULL
  );
  CREATE INDEX ledger_transfers_of_payment ON ledger_transfers (payment_id);
  CREATE TABLE ledger_entries (
    transfer_id uuid NOT NULL REFERENCES ledger_transfers (id),
    seq integer NOT NULL,
    account text NOT NULL CONSTRAINT ledger_entries_account
      CHECK (account IN ('provider', 'held', 'payable', 'platform-fee', 'provider-fee', 'refunds', 'payouts', 'disputed')),
    teacher_id uuid,
    amount_cents bigint NOT NULL CONSTRAINT ledger_entries_amount CHECK (amount_cents <> 0),
    PRIMARY KEY (transfer_id, seq),
    CONSTRAINT ledger_entries_owner CHECK ((account = 'payable') = (teacher_id IS NOT NULL))
  );
  CREATE INDEX ledger_entries_payable ON ledger_entries (teacher_id) INCLUDE (amount_cents) WHERE account = 'payable';`;

// Checked at the commit, because a transfer's entries come one after the other. No entry changes: another transfer corrects a mistake.
const guards = `
  CREATE FUNCTION ledger_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    written integer;
    total bigint;
  BEGIN
    SELECT count(*), coalesce(sum(amount_cents), 0) INTO written, total FROM ledger_entries WHERE transfer_id = NEW.transfer_id;
    IF written < 2 OR total <> 0 THEN
      RAISE EXCEPTION USING ERRCODE = 'SM003', MESSAGE = 'ledger transfer ' || NEW.transfer_id || ' has ' || written || ' entries and sums to ' || total;
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_is_balanced();
  CREATE FUNCTION ledger_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION USING ERRCODE = 'SM003', MESSAGE = 'the ledger is append-only';
  END $$;
  CREATE TRIGGER ledger_transfers_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();
  CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();`;

// Payments from before the ledger are entered in their current state, and a refund under way goes on as a row.
const carriedOver = `
  UPDATE payments SET fee_bps = fee_cents::bigint * 10000 / amount_cents
    WHERE amount_cents > 0 AND fee_cents <> (amount_cents::bigint * fee_bps + 5000) / 10000;
  INSERT INTO ledger_transfers (id, key, kind, payment_id, at)
    SELECT gen_random_uuid(), 'captured-' || id, 'captured', id, paid_at FROM payments WHERE paid_at IS NOT NULL;
  INSERT INTO ledger_entries (transfer_id, seq, account, amount_cents)
    SELECT t.id, side.seq, side.account, side.sign * p.amount_cents
    FROM ledger_transfers t JOIN payments p ON p.id = t.payment_id, (VALUES (1, 'provider', 1), (2, 'held', -1)) AS side (seq, account, sign)
    WHERE t.kind = 'captured' AND p.amount_cents > 0;
  INSERT INTO refunds (id, payment_id, amount_cents, reason, asked_at)
    SELECT gen_random_uuid(), id, CASE WHEN refund_due AND charge IN ('captured', 'part_refunded') THEN amount_cents ELSE refunded_cents END, 'cancelled', changed_at
    FROM payments WHERE refunded_cents > 0 OR (refund_due AND charge = 'captured' AND amount_cents > 0);
  UPDATE payments SET refund_asked_cents = r.amount_cents FROM refunds r WHERE r.payment_id = payments.id;
  ALTER TABLE payments VALIDATE CONSTRAINT payments_refund_asked;
  INSERT INTO ledger_transfers (id, key, kind, payment_id, at) SELECT id, 'refund-asked-' || id, 'refund-asked', payment_id, asked_at FROM refunds;
  INSERT INTO ledger_entries (transfer_id, seq, account, amount_cents)
    SELECT r.id, side.seq, side.account, side.sign * r.amount_cents FROM refunds r, (VALUES (1, 'held', 1), (2, 'refunds', -1)) AS side (seq, account, sign);
  INSERT INTO ledger_transfers (id, key, kind, payment_id, at)
    SELECT gen_random_uuid(), 'refunded-' || id || '-' || refunded_cents, 'refunded', id, changed_at FROM payments WHERE refunded_cents > 0;
  INSERT INTO ledger_entries (transfer_id, seq, account, amount_cents)
    SELECT t.id, side.seq, side.account, side.sign * p.refunded_cents
    FROM ledger_transfers t JOIN payments p ON p.id = t.payment_id, (VALUES (1, 'refunds', 1), (2, 'provider', -1)) AS side (seq, account, sign)
    WHERE t.kind = 'refunded';
  INSERT INTO due_work (id, job, key, data, due_at)
    SELECT gen_random_uuid(), 'send-refund', r.id::text, jsonb_build_object('refundId', r.id), now()
    FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.refunded_cents < r.amount_cents;
  UPDATE due_work SET cancelled_at = now() WHERE job = 'refund-charge' AND done_at IS NULL;`;
