import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks a transfer once, with the statement that writes its entries, instead of once for each entry at the commit. */
export class LedgerBalance1700000000061 implements MigrationInterface {
  name = 'LedgerBalance1700000000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION ledger_entries_are_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        wrong record;
      BEGIN
        SELECT transfer_id, count(*) AS written, sum(amount_cents) AS total INTO wrong FROM ledger_entries
          WHERE transfer_id IN (SELECT transfer_id FROM added) GROUP BY transfer_id HAVING count(*) < 2 OR sum(amount_cents) <> 0 LIMIT 1;
        IF FOUND THEN
          RAISE EXCEPTION USING ERRCODE = 'SM003',
            MESSAGE = 'ledger transfer ' || wrong.transfer_id || ' has ' || wrong.written || ' entries and sums to ' || wrong.total;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER ledger_statement_balanced AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_are_balanced();
      DROP TRIGGER ledger_entries_balanced ON ledger_entries;
      DROP FUNCTION ledger_is_balanced`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      DROP TRIGGER ledger_statement_balanced ON ledger_entries;
      DROP FUNCTION ledger_entries_are_balanced`);
  }
}
