import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TeachingSettings1700000000003 implements MigrationInterface {
  name = 'TeachingSettings1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE availabilities ADD platform text NOT NULL DEFAULT 'somo', ADD meeting_link text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE availabilities DROP platform, DROP meeting_link');
  }
}
