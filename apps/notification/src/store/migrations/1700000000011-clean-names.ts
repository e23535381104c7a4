import { cleanLine, needsCleaning, logCleaned } from '@somo/platform/database/clean-lines';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The email that forwards a message has the name in its subject and first line. */
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

  /** Removed characters cannot be restored. */
  async down(): Promise<void> {}
}
