import { indexAudit } from '@somo/platform/operating/list-audit';
import { createSuspensions } from '@somo/platform/operating/suspensions';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Suspensions1700000000040 implements MigrationInterface {
  name = 'Suspensions1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createSuspensions);
    await runner.query(indexAudit);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suspensions; DROP INDEX audit_by_age, audit_of_thing');
  }
}
