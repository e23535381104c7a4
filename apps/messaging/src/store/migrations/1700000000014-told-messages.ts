import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ToldMessages1700000000014 implements MigrationInterface {
  name = 'ToldMessages1700000000014';

  /** The number of the last message of which each of the two was told that it waits. Of none from before: nobody is told of old messages. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE conversations ADD low_told_up_to integer NOT NULL DEFAULT 0, ADD high_told_up_to integer NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversations DROP low_told_up_to, DROP high_told_up_to');
  }
}
