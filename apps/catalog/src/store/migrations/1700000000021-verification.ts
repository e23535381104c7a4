import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Verification1700000000021 implements MigrationInterface {
  name = 'Verification1700000000021';

  /** A row outlives its document, of which it then says when it was deleted. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE verification_cases (
        id uuid PRIMARY KEY,
        teacher_id uuid NOT NULL,
        kind text CONSTRAINT verification_kind CHECK (kind IN ('identity', 'diploma', 'teaching-certificate', 'police-certificate')),
        state text NOT NULL CONSTRAINT verification_state
          CHECK (state IN ('uploading', 'uploaded', 'pending', 'approved', 'refused', 'withdrawn')),
        name text,
        content_type text,
        bytes int NOT NULL,
        -- encrypted with VERIFICATION_KEYS; without it, nobody can read the document
        sealed_key text,
        opened_at timestamptz NOT NULL,
        submitted_at timestamptz,
        decided_at timestamptz,
        decided_by uuid,
        reasons text[] NOT NULL DEFAULT '{}',
        note text,
        expires_at timestamptz,
        reminded_at timestamptz,
        delete_at timestamptz,
        deleted_at timestamptz,
        CONSTRAINT verification_submitted CHECK (state IN ('uploading', 'uploaded') OR (kind IS NOT NULL AND submitted_at IS NOT NULL)),
        CONSTRAINT verification_decided CHECK (state NOT IN ('approved', 'refused') OR (decided_at IS NOT NULL AND decided_by IS NOT NULL)),
        CONSTRAINT verification_counts CHECK (state <> 'approved' OR expires_at IS NOT NULL),
        CONSTRAINT verification_key CHECK (sealed_key IS NOT NULL OR deleted_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX verification_one_pending ON verification_cases (teacher_id, kind) WHERE state = 'pending';
      CREATE INDEX verification_of_teacher ON verification_cases (teacher_id, submitted_at DESC);
      CREATE INDEX verification_waiting ON verification_cases (submitted_at, id) WHERE state = 'pending';
      CREATE INDEX verification_answered ON verification_cases (decided_at DESC, id DESC) WHERE state IN ('approved', 'refused');
      CREATE INDEX verification_deletions ON verification_cases (delete_at) WHERE deleted_at IS NULL;
      CREATE INDEX verification_expiries ON verification_cases (expires_at) WHERE state = 'approved';
    `);
  }

  /** What was checked is lost, and with its keys what was handed in. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE verification_cases; UPDATE profiles SET is_verified = false WHERE is_verified');
  }
}
