import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SharedAvailability1700000000009 implements MigrationInterface {
  name = 'SharedAvailability1700000000009';

  /** A copy of what catalog knows; who is not in it shares. A table of its own, since the event may come before the teacher's hours. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sharing (
        teacher_id uuid PRIMARY KEY,
        version int NOT NULL,
        share_availability boolean NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sharing');
  }
}
