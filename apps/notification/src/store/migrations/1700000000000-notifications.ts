import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notifications1700000000000 implements MigrationInterface {
  name = 'Notifications1700000000000';

  /** A deleted row stays as a tombstone: a repeated event must not bring it back. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notifications (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        type text NOT NULL,
        params jsonb NOT NULL,
        related_id uuid NOT NULL,
        related_entity_type text NOT NULL,
        once text NOT NULL,
        mail text NOT NULL,
        read_at timestamptz,
        deleted_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT notifications_once UNIQUE (user_id, type, related_id, once),
        CONSTRAINT notifications_mail CHECK (mail IN ('none', 'planned', 'sent', 'skipped'))
      );
      CREATE INDEX notifications_newest ON notifications (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX notifications_unread ON notifications (user_id) WHERE deleted_at IS NULL AND read_at IS NULL;
      CREATE TABLE lessons (
        booking_id uuid PRIMARY KEY,
        version integer NOT NULL,
        status text NOT NULL,
        starts_at timestamptz NOT NULL
      );
      CREATE TABLE dev_mails (
        id uuid PRIMARY KEY,
        key text NOT NULL,
        to_address text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        sent_at timestamptz NOT NULL,
        CONSTRAINT dev_mails_key UNIQUE (key)
      );
      CREATE INDEX dev_mails_to ON dev_mails (lower(to_address), sent_at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dev_mails; DROP TABLE lessons; DROP TABLE notifications');
  }
}
