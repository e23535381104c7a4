import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordProven1700000000061 implements MigrationInterface {
  name = 'PasswordProven1700000000061';

  async up(runner: QueryRunner): Promise<void> {
    // false: whoever registered chose the password, or whoever knew that one, and need not own the address.
    await runner.query('ALTER TABLE users ADD COLUMN password_proven boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN password_proven');
  }
}
