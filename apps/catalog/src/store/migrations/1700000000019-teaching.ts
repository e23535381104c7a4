import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Teaching1700000000019 implements MigrationInterface {
  name = 'Teaching1700000000019';

  /** Booking publishes the values once for every teacher who has taught before. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profiles
        ADD COLUMN lessons_taught integer NOT NULL DEFAULT 0,
        ADD COLUMN answer_minutes integer,
        ADD COLUMN teaching_version integer NOT NULL DEFAULT 0`);
  }

  /** Booking does not publish them again before they change. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profiles DROP COLUMN lessons_taught, DROP COLUMN answer_minutes, DROP COLUMN teaching_version`);
  }
}
