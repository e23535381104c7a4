import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Actions of operators with money, and messages to and from providers; neither is ever altered. */
export class Operators1700000000013 implements MigrationInterface {
  name = 'Operators1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN held_by_operator boolean NOT NULL DEFAULT false;
      CREATE INDEX payouts_newest ON payouts (created_at DESC, id DESC);
      CREATE TABLE audit (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        operator_id uuid NOT NULL,
        action text NOT NULL,
        thing_id uuid NOT NULL,
        details jsonb NOT NULL
      );
      CREATE TABLE provider_messages (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        provider text NOT NULL,
        direction text NOT NULL CONSTRAINT provider_messages_direction CHECK (direction IN ('call', 'callback')),
        what text NOT NULL,
        key text NOT NULL,
        outcome text NOT NULL
      );
      CREATE INDEX provider_messages_of ON provider_messages (key);
      CREATE FUNCTION only_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is only added to', TG_TABLE_NAME; END $$;
      CREATE TRIGGER audit_stands BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION only_added();
      CREATE TRIGGER provider_messages_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON provider_messages EXECUTE FUNCTION only_added();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE provider_messages; DROP TABLE audit; DROP FUNCTION only_added; DROP INDEX payouts_newest;
      ALTER TABLE payments DROP COLUMN held_by_operator;
    `);
  }
}
