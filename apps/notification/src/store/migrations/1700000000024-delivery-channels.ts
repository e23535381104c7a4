import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeliveryChannels1700000000024 implements MigrationInterface {
  name = 'DeliveryChannels1700000000024';

  /** What became of a notification is said of each channel; until now, of emails alone. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deliveries ADD channel text NOT NULL DEFAULT 'email' CONSTRAINT deliveries_channel CHECK (channel IN ('email', 'push'));
      ALTER TABLE deliveries DROP CONSTRAINT deliveries_once, ADD CONSTRAINT deliveries_once UNIQUE (notification_id, channel)
    `);
  }

  /** What became of pushes is lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deliveries WHERE channel <> 'email';
      ALTER TABLE deliveries DROP CONSTRAINT deliveries_once, ADD CONSTRAINT deliveries_once UNIQUE (notification_id);
      ALTER TABLE deliveries DROP channel
    `);
  }
}
