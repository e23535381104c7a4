import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Recordings1700000000044 implements MigrationInterface {
  name = 'Recordings1700000000044';

  /** What people agreed to, and took back, is kept when its recording is deleted, and nothing of it is ever changed. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recordings (
        id uuid PRIMARY KEY,
        agreement_id uuid NOT NULL,
        lesson_id uuid NOT NULL,
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL,
        asked_by uuid NOT NULL,
        asked_at timestamptz NOT NULL,
        kind text NOT NULL CONSTRAINT recordings_kind CHECK (kind IN ('voice', 'picture')),
        kept_days integer NOT NULL,
        state text NOT NULL CONSTRAINT recordings_state CHECK (state IN ('asked', 'running', 'ended', 'ready', 'failed', 'refused', 'deleted')),
        started_at timestamptz,
        began_at timestamptz,
        made_as text,
        ended_at timestamptz,
        ended_by uuid,
        last_chunk_at timestamptz,
        is_complete boolean NOT NULL DEFAULT false,
        turn integer NOT NULL DEFAULT 0,
        stored_as text,
        content_type text,
        seconds integer,
        bytes bigint,
        deletes_at timestamptz,
        deleted_at timestamptz,
        deleted_by uuid,
        CONSTRAINT recordings_asked_by_one_of_two CHECK (asked_by IN (student_id, teacher_id)),
        CONSTRAINT recordings_both_agreed CHECK (started_at IS NOT NULL OR state IN ('asked', 'refused'))
      );
      CREATE INDEX recordings_of ON recordings (agreement_id, asked_at);
      CREATE UNIQUE INDEX recordings_one_at_once ON recordings (agreement_id) WHERE state IN ('asked', 'running');
      CREATE TABLE recording_chunks (
        recording_id uuid NOT NULL CONSTRAINT recording_chunks_of REFERENCES recordings (id),
        seq integer NOT NULL,
        from_ms integer NOT NULL,
        to_ms integer NOT NULL,
        bytes integer NOT NULL,
        sha256 text NOT NULL,
        stored_as text NOT NULL,
        CONSTRAINT recording_chunks_once PRIMARY KEY (recording_id, seq)
      );
      CREATE TABLE recording_consents (
        id uuid PRIMARY KEY,
        agreement_id uuid NOT NULL,
        lesson_id uuid NOT NULL,
        recording_id uuid,
        user_id uuid NOT NULL,
        side text NOT NULL CONSTRAINT recording_consents_side CHECK (side IN ('student', 'teacher')),
        act text NOT NULL CONSTRAINT recording_consents_act CHECK (act IN ('given', 'refused', 'withdrawn')),
        how text NOT NULL CONSTRAINT recording_consents_how CHECK (how IN ('asked', 'answered', 'stopped', 'left', 'guardian')),
        wording integer NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX recording_consents_of ON recording_consents (agreement_id, at);
      CREATE INDEX recording_consents_lesson ON recording_consents (lesson_id);
      CREATE FUNCTION keep_recording_consents() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'What people agreed to is never changed or deleted.'; END $$;
      CREATE TRIGGER recording_consents_kept BEFORE UPDATE OR DELETE ON recording_consents FOR EACH ROW EXECUTE FUNCTION keep_recording_consents();
    `);
  }

  /** Recordings and what was agreed to are lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE recording_consents; DROP FUNCTION keep_recording_consents(); DROP TABLE recording_chunks; DROP TABLE recordings`);
  }
}
