import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DevMailHtml1700000000012 implements MigrationInterface {
  name = 'DevMailHtml1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dev_mails ADD html text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dev_mails DROP html');
  }
}
