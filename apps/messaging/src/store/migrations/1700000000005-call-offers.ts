import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CallOffers1700000000005 implements MigrationInterface {
  name = 'CallOffers1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE room_peers ADD COLUMN offer jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE room_peers DROP COLUMN offer');
  }
}
