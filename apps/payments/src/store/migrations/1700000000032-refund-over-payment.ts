import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Few among many: the list of what does not add up finds them at once. */
export class RefundOverPayment1700000000032 implements MigrationInterface {
  name = 'RefundOverPayment1700000000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX provider_messages_over_payment ON provider_messages (key) WHERE outcome LIKE 'refund-over-payment by %'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX provider_messages_over_payment');
  }
}
