import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlanHorizons1700000000008 implements MigrationInterface {
  name = 'PlanHorizons1700000000008';

  /** A teacher who moved west could be left without a next run, and would have no open times after two weeks: they get one now. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      INSERT INTO due_work (id, job, key, data, due_at)
      SELECT gen_random_uuid(), 'extend-horizon', teacher_id || '-rescued', jsonb_build_object('teacherId', teacher_id), now()
      FROM availabilities
      WHERE NOT EXISTS (SELECT FROM due_work WHERE job = 'extend-horizon' AND data->>'teacherId' = teacher_id::text
        AND done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL)
      ON CONFLICT ON CONSTRAINT due_work_once DO NOTHING`);
  }

  /** The run does no harm. */
  async down(): Promise<void> {}
}
