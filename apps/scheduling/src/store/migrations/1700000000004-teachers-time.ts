import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TeachersTime1700000000004 implements MigrationInterface {
  name = 'TeachersTime1700000000004';

  /** Slots and breaks get ids, which versions before do not have: they read and write what they know of them. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      ALTER TABLE availabilities ADD auto_accept boolean NOT NULL DEFAULT false, ADD settings_version integer NOT NULL DEFAULT 0;
      ALTER TABLE busy_times ADD student_id uuid, ADD subject text;
      UPDATE availabilities SET
        recurring_slots = (SELECT coalesce(jsonb_agg(slot || jsonb_build_object('id', gen_random_uuid(), 'isRecurring', true) ORDER BY at), '[]')
          FROM jsonb_array_elements(recurring_slots) WITH ORDINALITY AS slots(slot, at)),
        specific_dates = (SELECT coalesce(jsonb_agg(one || jsonb_build_object('timeSlots',
            (SELECT coalesce(jsonb_agg(slot || jsonb_build_object('id', gen_random_uuid()) ORDER BY at), '[]')
             FROM jsonb_array_elements(one->'timeSlots') WITH ORDINALITY AS slots(slot, at))) ORDER BY nth), '[]')
          FROM jsonb_array_elements(specific_dates) WITH ORDINALITY AS dates(one, nth)),
        break_periods = (SELECT coalesce(jsonb_agg(jsonb_build_object('type', 'break', 'reason', null) || period
            || jsonb_build_object('id', gen_random_uuid()) ORDER BY at), '[]')
          FROM jsonb_array_elements(break_periods) WITH ORDINALITY AS periods(period, at))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE availabilities DROP auto_accept, DROP settings_version; ALTER TABLE busy_times DROP student_id, DROP subject',
    );
  }
}
