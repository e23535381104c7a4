import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Checks only the entries that a statement adds: a transfer whose entries are all added by balanced statements is balanced, and the table is
 * never read.
 */
export class LedgerAdded1700000000071 implements MigrationInterface {
  name = 'LedgerAdded1700000000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(checking('added'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(checking('ledger_entries WHERE transfer_id IN (SELECT transfer_id FROM added)'));
  }
}

const checking = (entries: string) => `
  CREATE OR REPLACE FUNCTION ledger_entries_are_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    wrong record;
  BEGIN
    SELECT transfer_id, count(*) AS written, sum(amount_cents) AS total INTO wrong FROM ${entries}
      GROUP BY transfer_id HAVING count(*) < 2 OR sum(amount_cents) <> 0 LIMIT 1;
    IF FOUND THEN
      RAISE EXCEPTION USING ERRCODE = 'SM003',
        MESSAGE = 'ledger transfer ' || wrong.transfer_id || ' has ' || wrong.written || ' entries and sums to ' || wrong.total;
    END IF;
    RETURN NULL;
  END $$`;
