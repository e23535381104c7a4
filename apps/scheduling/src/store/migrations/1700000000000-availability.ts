import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Availability1700000000000 implements MigrationInterface {
  name = 'Availability1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE availabilities (
        teacher_id uuid PRIMARY KEY,
        version integer NOT NULL,
        time_zone text NOT NULL,
        buffer_minutes integer NOT NULL CONSTRAINT availabilities_buffer CHECK (buffer_minutes BETWEEN 0 AND 60),
        daily_maximum integer NOT NULL CONSTRAINT availabilities_daily_maximum CHECK (daily_maximum BETWEEN 3 AND 8),
        recurring_slots jsonb NOT NULL,
        specific_dates jsonb NOT NULL,
        break_periods jsonb NOT NULL
      );

      -- a copy of what booking has agreed; cancelled lessons stay as tombstones, so that an older event cannot bring them back
      CREATE TABLE busy_times (
        booking_id uuid PRIMARY KEY,
        version integer NOT NULL,
        teacher_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        free_at timestamptz NOT NULL,
        live boolean NOT NULL
      );
      CREATE INDEX busy_times_of_teacher ON busy_times (teacher_id, starts_at) WHERE live;

      -- what the world was last told
      CREATE TABLE openings (
        teacher_id uuid PRIMARY KEY CONSTRAINT openings_teacher REFERENCES availabilities (teacher_id),
        version integer NOT NULL,
        starts_at timestamptz[] NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE openings, busy_times, availabilities');
  }
}
