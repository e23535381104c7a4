import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from '../db.js';

/**
 * Runs `work` in one transaction on a plain connection of the pool. A connection that dies between two statements emits an error event,
 * which would end the process if unhandled; a dead connection is not returned to the pool.
 */
export async function oneTransaction<T>(source: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await poolOf(source).connect();
  let broken: Error | undefined;
  const hear = (error: Error) => (broken = error);
  client.on('error', hear);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(hear);
    throw error;
  } finally {
    client.off('error', hear);
    client.release(broken);
  }
}
