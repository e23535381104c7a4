import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StudentPrivacy1700000000012 implements MigrationInterface {
  name = 'StudentPrivacy1700000000012';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE profiles ADD show_profile boolean NOT NULL DEFAULT true, ADD share_activity boolean NOT NULL DEFAULT true',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE profiles DROP show_profile, DROP share_activity');
  }
}
