import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators move lessons, too. */
export class MovedByOperator1700000000012 implements MigrationInterface {
  name = 'MovedByOperator1700000000012';

  /** Without looking at the rows that are there: the former constraint allowed less. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings DROP CONSTRAINT bookings_moved_by,
        ADD CONSTRAINT bookings_moved_by CHECK (moved_by IN ('student', 'teacher', 'operator')) NOT VALID`);
  }

  /** What operators moved is kept, without who moved it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE bookings SET moved_by = NULL WHERE moved_by = 'operator';
      ALTER TABLE bookings DROP CONSTRAINT bookings_moved_by,
        ADD CONSTRAINT bookings_moved_by CHECK (moved_by IN ('student', 'teacher'))`);
  }
}
