import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DevMailAttachments1700000000013 implements MigrationInterface {
  name = 'DevMailAttachments1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dev_mails ADD attachments jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dev_mails DROP attachments');
  }
}
