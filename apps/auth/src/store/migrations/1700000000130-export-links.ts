import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExportLinks1700000000130 implements MigrationInterface {
  name = 'ExportLinks1700000000130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE exports
        -- of a copy that an operator asked for: the only address that its link goes to
        ADD link_email citext,
        ADD link_hash bytea CONSTRAINT exports_link UNIQUE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE exports DROP link_email, DROP link_hash');
  }
}
