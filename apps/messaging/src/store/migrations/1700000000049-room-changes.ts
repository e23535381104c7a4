import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RoomChanges1700000000049 implements MigrationInterface {
  name = 'RoomChanges1700000000049';

  /** How often who is in a room has changed: lists that arrive late are known by it. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rooms ADD changes integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rooms DROP changes');
  }
}
