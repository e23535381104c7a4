import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Sent after a commit, whenever there is time. */
const inBackground = new Set(['due-feed', 'relay-unsent']);

type Query = (statement: string | { name?: string; text: string }, ...rest: unknown[]) => unknown;

/**
 * Returns the statements that `work` sends to PostgreSQL, without others that run at the same time or follow in the background: each one's name,
 * or its text if it has none.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const ours = new AsyncLocalStorage<true>();
  const driver = pg.Client.prototype as unknown as { query: Query };
  const query = driver.query;
  driver.query = function (this: unknown, statement, ...rest) {
    const name = typeof statement === 'string' ? statement : (statement.name ?? statement.text);
    if (ours.getStore() && !inBackground.has(name)) statements.push(name);
    return query.call(this, statement, ...rest);
  };
  try {
    await ours.run(true, work);
  } finally {
    driver.query = query;
  }
  return statements;
}
