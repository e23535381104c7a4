import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Files1700000000020 implements MigrationInterface {
  name = 'Files1700000000020';

  /** A file belongs to the message that its owner sent with this client id. What a message shows of it, the message holds itself. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE files (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        name text NOT NULL,
        bytes integer NOT NULL,
        state text NOT NULL,
        content_type text,
        width integer,
        height integer,
        conversation_id uuid,
        client_id uuid,
        opened_at timestamptz NOT NULL,
        CONSTRAINT files_state CHECK (state IN ('open', 'ready', 'dropped'))
      );
      CREATE INDEX files_unsent ON files (opened_at) WHERE conversation_id IS NULL;
      CREATE INDEX files_unsent_of ON files (owner_id) WHERE conversation_id IS NULL;
      ALTER TABLE messages ADD file jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP file; DROP TABLE files');
  }
}
