import { createRestrictions } from '@somo/platform/operating/restrictions';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Restrictions1700000000030 implements MigrationInterface {
  name = 'Restrictions1700000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createRestrictions);
  }

  /** Loses who is restricted: catalog would have to be told again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restrictions');
  }
}
