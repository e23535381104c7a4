import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Moving1700000000001 implements MigrationInterface {
  name = 'Moving1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN successor_id uuid, ADD COLUMN unannounced boolean;
      CREATE UNIQUE INDEX bookings_of_agreement ON bookings (agreement_id, version DESC);
      CREATE TABLE proposals (
        id uuid PRIMARY KEY,
        booking_id uuid NOT NULL REFERENCES bookings (id),
        version integer NOT NULL,
        proposed_by text NOT NULL CONSTRAINT proposals_by CHECK (proposed_by IN ('student', 'teacher')),
        status text NOT NULL CONSTRAINT proposals_status CHECK (status IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
        slot jsonb NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX proposals_open ON proposals (booking_id) WHERE status = 'open';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE proposals; DROP INDEX bookings_of_agreement; ALTER TABLE bookings DROP COLUMN successor_id, DROP COLUMN unannounced',
    );
  }
}
