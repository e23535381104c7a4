import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Materials1700000000041 implements MigrationInterface {
  name = 'Materials1700000000041';

  /** A file is stored once, however many lessons have it. A person's messages have all the files of before. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE files
        ADD purpose text NOT NULL DEFAULT 'message' CONSTRAINT files_purpose CHECK (purpose IN ('message', 'material')),
        ADD is_material boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT files_sent_once CHECK (conversation_id IS NULL OR NOT is_material);
      DROP INDEX files_unsent, files_unsent_of;
      CREATE INDEX files_unsent ON files (opened_at) WHERE conversation_id IS NULL AND NOT is_material;
      CREATE INDEX files_unsent_of ON files (owner_id) WHERE conversation_id IS NULL AND NOT is_material;
      CREATE INDEX files_material_of ON files (owner_id) WHERE is_material;

      CREATE TABLE materials (
        id uuid PRIMARY KEY,
        agreement_id uuid NOT NULL,
        file_id uuid NOT NULL CONSTRAINT materials_file REFERENCES files (id),
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL,
        added_by uuid NOT NULL,
        added_at timestamptz NOT NULL,
        CONSTRAINT materials_once UNIQUE (agreement_id, file_id),
        CONSTRAINT materials_by_one_of_two CHECK (added_by IN (student_id, teacher_id))
      );
      CREATE INDEX materials_of_file ON materials (file_id);
      CREATE INDEX materials_added_by ON materials (added_by, added_at DESC);
    `);
  }

  /** Materials are lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE materials;
      DROP INDEX files_unsent, files_unsent_of, files_material_of;
      UPDATE files SET state = 'dropped' WHERE is_material;
      ALTER TABLE files DROP CONSTRAINT files_sent_once, DROP is_material, DROP purpose;
      CREATE INDEX files_unsent ON files (opened_at) WHERE conversation_id IS NULL;
      CREATE INDEX files_unsent_of ON files (owner_id) WHERE conversation_id IS NULL`);
  }
}
