import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipt numbers are made of the last 15 hexadecimal digits of a payment's id (domain/receipt-number.ts). */
export class ByReceipt1700000000035 implements MigrationInterface {
  name = 'ByReceipt1700000000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX payments_by_receipt ON payments (right(replace(id::text, '-', ''), 15))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_by_receipt');
  }
}
