import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much work is due and not done, as a function that an autoscaler may call without reading the rows. */
export class CountDueWork1600000000007 implements MigrationInterface {
  name = 'CountDueWork1600000000007';

  async up(runner: QueryRunner): Promise<void> {
    // The names are qualified, because the function runs with its owner's rights for whoever calls it.
    await runner.query(`
      DO $do$ BEGIN EXECUTE format($create$
        CREATE FUNCTION %1$I.due_work_count() RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $body$
          SELECT count(*) FROM %1$I.due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at < now()
        $body$
      $create$, current_schema()); END $do$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION due_work_count()');
  }
}
