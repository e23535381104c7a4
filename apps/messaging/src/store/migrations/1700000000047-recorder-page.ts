import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecorderPage1700000000047 implements MigrationInterface {
  name = 'RecorderPage1700000000047';

  /** The page that asked, which records; of recordings that were asked for before it is not known. And the pages whose connection broke, which may come back, and since when one is missing. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE recordings ADD asked_from uuid, ADD lost_pages uuid[] NOT NULL DEFAULT '{}', ADD lost_at timestamptz");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recordings DROP asked_from, DROP lost_pages, DROP lost_at');
  }
}
