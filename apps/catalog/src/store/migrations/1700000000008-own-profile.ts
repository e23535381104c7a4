import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OwnProfile1700000000008 implements MigrationInterface {
  name = 'OwnProfile1700000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE profiles ADD contact_number text, ADD interests text[] NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE profiles DROP contact_number, DROP interests');
  }
}
