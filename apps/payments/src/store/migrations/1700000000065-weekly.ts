import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Weekly1700000000065 implements MigrationInterface {
  name = 'Weekly1700000000065';

  /** Which lessons were booked together, so that news of their payments is told of all at once; not known of those before. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD weekly jsonb');
  }

  /** Which payments belong together is lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP weekly');
  }
}
