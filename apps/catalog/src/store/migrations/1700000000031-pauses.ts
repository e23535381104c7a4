import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pauses1700000000031 implements MigrationInterface {
  name = 'Pauses1700000000031';

  /** Nobody has paused. Teachers who are restricted already are no longer found, as those restricted from now on. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profiles ADD paused_until date;
      CREATE INDEX profiles_paused ON profiles (paused_until) WHERE paused_until IS NOT NULL;
      UPDATE profiles SET listed = false WHERE listed AND user_id IN (SELECT user_id FROM restrictions WHERE restricted)`);
  }

  /** Loses until when teachers have paused: they would be found from their next save on, as those who are restricted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profiles DROP paused_until');
  }
}
