import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Recovery1700000000030 implements MigrationInterface {
  name = 'Recovery1700000000030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE password_resets (
        id uuid PRIMARY KEY,
        -- both null where somebody asked for an address that has no account
        user_id uuid CONSTRAINT password_resets_user REFERENCES users (id) ON DELETE CASCADE,
        email citext,
        created_at timestamptz NOT NULL,
        -- set once the link is made for the email
        hash bytea CONSTRAINT password_resets_hash UNIQUE,
        expires_at timestamptz,
        used_at timestamptz
      )`);
    await queryRunner.query('CREATE INDEX password_resets_of_user ON password_resets (user_id)');
    await queryRunner.query('CREATE INDEX password_resets_created ON password_resets (created_at)');
    await queryRunner.query('ALTER TABLE sessions ADD browser text, ADD system text, ADD browser_hash bytea, ADD last_seen_at timestamptz');
    await queryRunner.query(`
      CREATE TABLE browsers (
        user_id uuid NOT NULL CONSTRAINT browsers_user REFERENCES users (id) ON DELETE CASCADE,
        -- of the random value in the browser's cookie
        hash bytea NOT NULL,
        browser text,
        system text,
        added_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, hash)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE browsers');
    await queryRunner.query('ALTER TABLE sessions DROP browser, DROP system, DROP browser_hash, DROP last_seen_at');
    await queryRunner.query('DROP TABLE password_resets');
  }
}
