import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PublishHours1700000000007 implements MigrationInterface {
  name = 'PublishHours1700000000007';

  /** Hours were not published before `hours.changed`: it is sent once for each teacher, with what a save would send. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      INSERT INTO outbox (id, type, subject, data, occurred_at)
      SELECT gen_random_uuid(), 'hours.changed', teacher_id::text, jsonb_build_object(
        'teacherId', teacher_id, 'version', version + settings_version, 'timeZone', time_zone, 'instantBooking', instant_booking,
        'autoAccept', auto_accept, 'bufferMinutes', buffer_minutes, 'maxDailyLessons', daily_maximum, 'platform', platform, 'meetingLink', meeting_link,
        'recurringSlots', (SELECT coalesce(jsonb_agg(jsonb_build_object('day', slot->'day', 'startTime', slot->'startTime', 'endTime', slot->'endTime')
            ORDER BY at), '[]') FROM jsonb_array_elements(recurring_slots) WITH ORDINALITY AS slots(slot, at)),
        'specificDates', (SELECT coalesce(jsonb_agg(jsonb_build_object('date', one->'date', 'timeSlots',
            (SELECT coalesce(jsonb_agg(jsonb_build_object('startTime', slot->'startTime', 'endTime', slot->'endTime') ORDER BY at), '[]')
             FROM jsonb_array_elements(one->'timeSlots') WITH ORDINALITY AS slots(slot, at))) ORDER BY nth), '[]')
          FROM jsonb_array_elements(specific_dates) WITH ORDINALITY AS dates(one, nth)),
        'breakPeriods', (SELECT coalesce(jsonb_agg(jsonb_build_object('startDate', period->'startDate', 'endDate', period->'endDate') ORDER BY at), '[]')
          FROM jsonb_array_elements(break_periods) WITH ORDINALITY AS periods(period, at))), now()
      FROM availabilities ORDER BY teacher_id`);
  }

  /** Published events cannot be taken back. */
  async down(): Promise<void> {}
}
