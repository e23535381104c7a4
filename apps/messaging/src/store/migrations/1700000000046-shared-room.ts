import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SharedRoom1700000000046 implements MigrationInterface {
  name = 'SharedRoom1700000000046';

  /** What both pages in a room show alike: the page of a material, raised hands, a timer. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rooms
        ADD shared_version integer NOT NULL DEFAULT 0,
        ADD shown jsonb,
        ADD hands uuid[] NOT NULL DEFAULT '{}',
        ADD timer jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rooms DROP shared_version, DROP shown, DROP hands, DROP timer');
  }
}
