import { stat } from 'node:fs/promises';
import { join } from 'node:path';

const betweenMs = 24 * 60 * 60 * 1000;

/**
 * Returns when the next backup is due, in epoch milliseconds: a day after the latest one. `database`: where PostgreSQL's files are, because a new
 * installation's first backup is due after a day.
 */
export async function nextDue(latestAt: number | undefined, database: string): Promise<number> {
  return (latestAt ?? (await stat(join(database, 'PG_VERSION'))).mtimeMs) + betweenMs;
}
