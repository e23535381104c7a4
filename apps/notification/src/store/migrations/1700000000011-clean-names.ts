import { cleanLine, needsCleaning, logCleaned } from '@somo/platform/database/clean-lines';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A name stands in the subject and the first line of the email that hands a message on. */
export class CleanNames1700000000011 implements MigrationInterface {
  name = 'CleanNames1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(`SELECT id, name FROM contact_messages WHERE ${needsCleaning('name')}`)) as {
      id: string;
      name: string;
    }[];
    for (const { id, name } of rows)
      await runner.query('UPDATE contact_messages SET name = $2 WHERE id = $1', [id, cleanLine(name) || 'Unknown']);
    await logCleaned(runner, 'contact_messages', rows.length);
  }

  /** What was taken out is gone. */
  async down(): Promise<void> {}
}
