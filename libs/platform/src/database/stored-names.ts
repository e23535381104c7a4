import type { MigrationInterface, QueryRunner } from 'typeorm';

const jobs = { 'roll-horizon': 'extend-horizon', 'reseal-accounts': 'rotate-encryption-keys' };
const events = { 'lesson.proposed': 'proposal.created' };

/** Two jobs, an event and the relay's checkpoint get the names that the field uses. */
export class StoredNames1600000000004 implements MigrationInterface {
  name = 'StoredNames1600000000004';

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, Object.entries(jobs), Object.entries(events));
    await runner.query(`
      ALTER TABLE stream_memory RENAME TO stream_checkpoint;
      ALTER TABLE stream_checkpoint RENAME COLUMN made_at TO created_at;
      ALTER TABLE stream_checkpoint RENAME COLUMN taken_until TO acked_until;
      ALTER TABLE stream_checkpoint RENAME CONSTRAINT stream_memory_one_row TO stream_checkpoint_one_row;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, Object.entries(jobs).map(swap), Object.entries(events).map(swap));
    await runner.query(`
      ALTER TABLE stream_checkpoint RENAME CONSTRAINT stream_checkpoint_one_row TO stream_memory_one_row;
      ALTER TABLE stream_checkpoint RENAME COLUMN acked_until TO taken_until;
      ALTER TABLE stream_checkpoint RENAME COLUMN created_at TO made_at;
      ALTER TABLE stream_checkpoint RENAME TO stream_memory;
    `);
  }
}

const swap = ([from, to]: [string, string]): [string, string] => [to, from];

/** Of all rows, done or not: an event may be sent again, and a finished job is looked up by its name. */
async function rename(runner: QueryRunner, jobNames: [string, string][], eventNames: [string, string][]): Promise<void> {
  // A year of rows is read once.
  await runner.query('SET LOCAL statement_timeout = 0');
  for (const [from, to] of jobNames) await runner.query('UPDATE due_work SET job = $2 WHERE job = $1', [from, to]);
  for (const [from, to] of eventNames) {
    await runner.query('UPDATE outbox SET type = $2 WHERE type = $1', [from, to]);
    await runner.query(
      `UPDATE inbox SET type = $2, envelope = CASE WHEN envelope ? 'type' THEN jsonb_set(envelope, '{type}', to_jsonb($2::text)) ELSE envelope END
       WHERE type = $1`,
      [from, to],
    );
  }
}
