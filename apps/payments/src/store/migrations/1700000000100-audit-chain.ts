import { chainAudit, unchainAudit } from '@somo/platform/operating/audit-chain';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditChain1700000000100 implements MigrationInterface {
  name = 'AuditChain1700000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(chainAudit);
  }

  /** Which months were deleted is lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(unchainAudit('only_added'));
  }
}
