import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was answered before answers ended what asks for them. */
export class EndAsked1700000000050 implements MigrationInterface {
  name = 'EndAsked1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      UPDATE notifications AS asked SET read_at = answer.created_at
      FROM notifications AS answer
      WHERE asked.read_at IS NULL AND asked.deleted_at IS NULL AND asked.related_id = answer.related_id AND CASE asked.type
        WHEN 'review' THEN asked.once = 'asked' AND answer.type = 'review' AND answer.once LIKE 'posted-%'
        WHEN 'booking_request' THEN (asked.once = 'created' OR asked.once LIKE 'proposed-%')
          AND (answer.type = 'request_rejected' OR answer.type = 'booking_request' AND answer.once IN ('withdrawn', 'expired'))
        WHEN 'booking_rescheduled' THEN asked.once LIKE 'proposed-%' AND answer.type = 'booking_rescheduled'
          AND answer.once IN (replace(asked.once, 'proposed-', 'declined-'), replace(asked.once, 'proposed-', 'withdrawn-'))
        END
    `);
  }

  /** Nobody is asked again for what was answered. */
  async down(): Promise<void> {}
}
