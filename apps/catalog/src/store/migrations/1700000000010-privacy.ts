import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Privacy1700000000010 implements MigrationInterface {
  name = 'Privacy1700000000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE profiles ADD show_ratings boolean NOT NULL DEFAULT true');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE profiles DROP show_ratings');
  }
}
