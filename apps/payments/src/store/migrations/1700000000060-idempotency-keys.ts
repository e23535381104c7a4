import { createIdempotencyKeys } from '@somo/platform/idempotency';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdempotencyKeys1700000000060 implements MigrationInterface {
  name = 'IdempotencyKeys1700000000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createIdempotencyKeys);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys');
  }
}
