import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Classroom1700000000002 implements MigrationInterface {
  name = 'Classroom1700000000002';

  /** Who is in a room right now is worth nothing after a crash, because pages join again: unlogged spares the write-ahead log. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rooms (
        agreement_id uuid PRIMARY KEY,
        lesson_id uuid NOT NULL,
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL
      );
      CREATE INDEX rooms_lesson ON rooms (lesson_id);
      CREATE UNLOGGED TABLE room_peers (
        agreement_id uuid NOT NULL,
        user_id uuid NOT NULL,
        peer_id uuid NOT NULL,
        connection_id text NOT NULL,
        joined_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        CONSTRAINT room_peers_one_each PRIMARY KEY (agreement_id, user_id)
      );
      CREATE INDEX room_peers_connection ON room_peers (connection_id);
      CREATE TABLE attendance_events (
        id uuid PRIMARY KEY,
        agreement_id uuid NOT NULL,
        user_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT attendance_kind CHECK (kind IN ('tried', 'joined', 'left')),
        at timestamptz NOT NULL
      );
      CREATE INDEX attendance_events_of ON attendance_events (agreement_id, at);
      CREATE TABLE attendance_minutes (
        agreement_id uuid NOT NULL,
        user_id uuid NOT NULL,
        minute timestamptz NOT NULL,
        seconds integer NOT NULL,
        connected_seconds integer NOT NULL,
        bytes bigint NOT NULL,
        rtt_ms integer,
        concealed_percent integer,
        rung text NOT NULL,
        CONSTRAINT attendance_minutes_once PRIMARY KEY (agreement_id, user_id, minute)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE attendance_minutes; DROP TABLE attendance_events; DROP TABLE room_peers; DROP TABLE rooms');
  }
}
