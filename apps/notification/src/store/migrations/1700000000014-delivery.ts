import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Delivery1700000000014 implements MigrationInterface {
  name = 'Delivery1700000000014';

  /** Of the settings, only what differs from the defaults has a row. An email that is held waits for the summary of the day. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification_settings (
        user_id uuid NOT NULL,
        name text NOT NULL,
        value jsonb NOT NULL,
        CONSTRAINT notification_settings_once PRIMARY KEY (user_id, name)
      );
      CREATE TABLE stopped_addresses (
        address text NOT NULL,
        reason text NOT NULL,
        stopped_at timestamptz NOT NULL,
        resumed_at timestamptz,
        CONSTRAINT stopped_addresses_once PRIMARY KEY (address),
        CONSTRAINT stopped_addresses_reason CHECK (reason IN ('bounced', 'complained'))
      );
      CREATE TABLE deliveries (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        notification_id uuid NOT NULL,
        kind text NOT NULL,
        outcome text NOT NULL,
        until timestamptz,
        decided_at timestamptz NOT NULL,
        CONSTRAINT deliveries_once UNIQUE (notification_id)
      );
      CREATE INDEX deliveries_newest ON deliveries (user_id, decided_at DESC, id DESC);
      CREATE TABLE unsubscribe_links (
        token text PRIMARY KEY,
        user_id uuid NOT NULL,
        switch text NOT NULL,
        CONSTRAINT unsubscribe_links_once UNIQUE (user_id, switch)
      );
      ALTER TABLE notifications DROP CONSTRAINT notifications_mail;
      ALTER TABLE notifications ADD CONSTRAINT notifications_mail CHECK (mail IN ('none', 'planned', 'held', 'sent', 'skipped')) NOT VALID;
      CREATE INDEX notifications_held ON notifications (user_id) WHERE mail = 'held';
    `);
  }

  /** Emails that are held are lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX notifications_held;
      UPDATE notifications SET mail = 'skipped' WHERE mail = 'held';
      ALTER TABLE notifications DROP CONSTRAINT notifications_mail;
      ALTER TABLE notifications ADD CONSTRAINT notifications_mail CHECK (mail IN ('none', 'planned', 'sent', 'skipped'));
      DROP TABLE unsubscribe_links; DROP TABLE deliveries; DROP TABLE stopped_addresses; DROP TABLE notification_settings
    `);
  }
}
