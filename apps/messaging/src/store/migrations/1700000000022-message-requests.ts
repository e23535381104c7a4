import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MessageRequests1700000000022 implements MigrationInterface {
  name = 'MessageRequests1700000000022';

  /** A message may be about a booking request, as it may be about a lesson. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD request_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP request_id');
  }
}
