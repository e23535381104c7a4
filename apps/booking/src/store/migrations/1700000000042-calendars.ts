import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Calendars1700000000042 implements MigrationInterface {
  name = 'Calendars1700000000042';

  /** Lessons of before count as never moved: no calendar has them yet. The secret of a link is nowhere: it is derived from the number of replacements. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD sequence integer');
    await runner.query(`
      CREATE TABLE calendar_links (
        user_id uuid PRIMARY KEY,
        replaced integer NOT NULL DEFAULT 0,
        hide_cancelled boolean NOT NULL DEFAULT false
      )`);
  }

  /** Links that were replaced work again, and calendars may keep an older time of a lesson. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_links');
    await runner.query('ALTER TABLE bookings DROP sequence');
  }
}
