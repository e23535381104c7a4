import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators see with a payment what was done about it. */
export class AuditOf1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX audit_of ON audit (thing_id, at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_of');
  }
}
