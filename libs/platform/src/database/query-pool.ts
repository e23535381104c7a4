import type { Pool, QueryConfig, QueryResult } from 'pg';
import { unreachable } from './unreachable.js';

/**
 * Returns the result of one statement on a connection of the pool. Unlike `pool.query`, which closes the connection of every failed
 * statement, this closes it only when the connection itself is broken: PostgreSQL's error is an ordinary response, and the next statement
 * finds its connection warm.
 */
export async function queryPool(pool: Pool, query: QueryConfig): Promise<QueryResult> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  try {
    return await client.query(query);
  } catch (error) {
    if (unreachable(error)) broken ??= error as Error;
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
