import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OperatorRoles1700000000120 implements MigrationInterface {
  name = 'OperatorRoles1700000000120';

  /** Operators of before may do what they could do: everything. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD operator_roles text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT users_operator_roles CHECK (operator_roles <@ ARRAY['support', 'money', 'trust', 'admin']);
      UPDATE users SET operator_roles = ARRAY['support', 'money', 'trust', 'admin'] WHERE role = 'admin'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP operator_roles');
  }
}
