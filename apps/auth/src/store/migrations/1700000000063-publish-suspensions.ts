import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PublishSuspensions1700000000063 implements MigrationInterface {
  name = 'PublishSuspensions1700000000063';

  /** Scheduling keeps a copy only now: the event is sent once for each suspended user, with the version that other services have already. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      INSERT INTO outbox (id, type, subject, data, occurred_at)
      SELECT gen_random_uuid(), 'user.suspended', id::text, jsonb_build_object('userId', id, 'version', standing_version, 'role', role,
        'suspended', true, 'changedAt', to_char(suspended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now()
      FROM users WHERE suspended_at IS NOT NULL ORDER BY id`);
  }

  /** Published events cannot be taken back. */
  async down(): Promise<void> {}
}
