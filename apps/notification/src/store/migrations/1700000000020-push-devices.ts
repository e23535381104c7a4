import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key pair with which Somo introduces itself to push services, made once, and the browsers that are pushed to. */
export class PushDevices1700000000020 implements MigrationInterface {
  name = 'PushDevices1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_keys (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        public_key text NOT NULL,
        private_key text NOT NULL
      )
    `);
    await runner.query(`
      CREATE TABLE push_devices (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        session_id uuid NOT NULL,
        endpoint text NOT NULL CONSTRAINT push_devices_endpoint UNIQUE,
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz NOT NULL
      )
    `);
    await runner.query('CREATE INDEX push_devices_user ON push_devices (user_id)');
    await runner.query('CREATE INDEX push_devices_session ON push_devices (session_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_devices');
    await runner.query('DROP TABLE push_keys');
  }
}
