import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FirstContact1700000000007 implements MigrationInterface {
  name = 'FirstContact1700000000007';

  /** Contacts from before share a lesson: they are not new, and nobody wrote first. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contacts ADD is_new boolean NOT NULL DEFAULT false, ADD opened_by uuid, ADD since timestamptz;
      CREATE INDEX contacts_opened ON contacts (opened_by, since) WHERE opened_by = person_id;
      CREATE TABLE blocks (
        blocker_id uuid NOT NULL,
        blocked_id uuid NOT NULL,
        version integer NOT NULL,
        is_blocked boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT blocks_once PRIMARY KEY (blocker_id, blocked_id)
      );
      CREATE INDEX blocks_of_blocked ON blocks (blocked_id) WHERE is_blocked;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blocks; DROP INDEX contacts_opened; ALTER TABLE contacts DROP is_new, DROP opened_by, DROP since');
  }
}
