import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExternalCalendars1700000000030 implements MigrationInterface {
  name = 'ExternalCalendars1700000000030';

  /** Of the entries of a calendar only their times are stored. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE external_calendars (
        id uuid PRIMARY KEY,
        teacher_id uuid NOT NULL CONSTRAINT external_calendars_teacher REFERENCES availabilities (teacher_id),
        -- encrypted with CALENDAR_KEYS
        address text NOT NULL,
        host text NOT NULL,
        created_at timestamptz NOT NULL,
        -- counts the planned readings
        turn integer NOT NULL DEFAULT 0,
        read_at timestamptz,
        failing_since timestamptz,
        failures integer NOT NULL DEFAULT 0,
        problem text,
        told_at timestamptz,
        dropped boolean NOT NULL DEFAULT false,
        -- of the last reading: what the server said of its version, from which day on and in which zone entries were taken, and their digest
        etag text,
        last_modified text,
        window_day integer,
        time_zone text,
        digest text,
        skipped integer NOT NULL DEFAULT 0
      );
      CREATE INDEX external_calendars_of_teacher ON external_calendars (teacher_id, created_at);
      CREATE TABLE busy_entries (
        calendar_id uuid NOT NULL CONSTRAINT busy_entries_calendar REFERENCES external_calendars (id) ON DELETE CASCADE,
        -- a keyed hash of what the entry is called in its calendar
        id text NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        all_day boolean NOT NULL,
        CONSTRAINT busy_entries_once PRIMARY KEY (calendar_id, id),
        CONSTRAINT busy_entries_times CHECK (starts_at < ends_at)
      );
      CREATE INDEX busy_entries_by_end ON busy_entries (calendar_id, ends_at);
      CREATE TABLE ignored_entries (
        calendar_id uuid NOT NULL CONSTRAINT ignored_entries_calendar REFERENCES external_calendars (id) ON DELETE CASCADE,
        id text NOT NULL,
        ends_at timestamptz NOT NULL,
        CONSTRAINT ignored_entries_once PRIMARY KEY (calendar_id, id)
      )`);
  }

  /** Teachers would have to connect their calendars again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ignored_entries, busy_entries, external_calendars');
  }
}
