import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordProven1700000000061 implements MigrationInterface {
  name = 'PasswordProven1700000000061';

  async up(runner: QueryRunner): Promise<void> {
    // False: the password was chosen at registration, or by a person who knew that one, and neither proves the address.
    await runner.query('ALTER TABLE users ADD COLUMN password_proven boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN password_proven');
  }
}
