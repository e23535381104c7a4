import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Suspended1700000000013 implements MigrationInterface {
  name = 'Suspended1700000000013';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE profiles ADD suspended boolean NOT NULL DEFAULT false, ADD standing_version integer NOT NULL DEFAULT 0',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE profiles DROP suspended, DROP standing_version');
  }
}
