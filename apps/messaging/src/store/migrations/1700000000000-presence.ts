import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Presence1700000000000 implements MigrationInterface {
  name = 'Presence1700000000000';

  /** Connections are worth nothing after a crash: unlogged spares the write-ahead log. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contacts (
        person_id uuid NOT NULL,
        other_id uuid NOT NULL,
        CONSTRAINT contacts_once PRIMARY KEY (person_id, other_id)
      );
      CREATE UNLOGGED TABLE connections (
        id text PRIMARY KEY,
        user_id uuid NOT NULL,
        presence text NOT NULL,
        seen_at timestamptz NOT NULL,
        CONSTRAINT connections_presence CHECK (presence IN ('online', 'away'))
      );
      CREATE INDEX connections_person ON connections (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE connections; DROP TABLE contacts');
  }
}
