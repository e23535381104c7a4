import type { Pool, QueryConfig, QueryResult } from 'pg';
import { unreachable } from './unreachable.js';

/**
 * The result of one statement on a connection of the pool. Unlike `pool.query`, which ends the connection of every statement that fails,
 * this ends it only when the connection itself is broken: a refusal is an answer, and the next statement finds its connection warm.
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
