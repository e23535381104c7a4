import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For whom a lesson is: the id and the first name of a learner as of when it was booked or requested; null for the student themself. */
export class Learners1700000000020 implements MigrationInterface {
  name = 'Learners1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD learner jsonb; ALTER TABLE requests ADD learner jsonb');
  }

  /** It is lost for whom lessons were. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP learner; ALTER TABLE requests DROP learner');
  }
}
