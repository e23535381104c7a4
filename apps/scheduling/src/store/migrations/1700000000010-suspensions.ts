import { createSuspensions } from '@somo/platform/operating/suspensions';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Suspensions1700000000010 implements MigrationInterface {
  name = 'Suspensions1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createSuspensions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suspensions');
  }
}
