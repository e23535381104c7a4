import type { Db } from '@somo/platform/db';

/**
 * Returns the number of a read that is about to be sent to a provider whose states carry no number. It comes from the database, so it
 * grows across all processes, whatever their clocks say.
 */
export async function numberRead(db: Db): Promise<number> {
  const [row] = await db.sql<{ number: number }>('provider-read', `SELECT nextval('provider_reads')::double precision AS number`);
  if (!row) throw new Error('The database has given no number for a read.');
  return row.number;
}
