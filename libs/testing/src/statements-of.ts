import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

type Query = (statement: string | { name?: string; text: string }, ...rest: unknown[]) => unknown;

/** What `work` sends to PostgreSQL, statement by statement, without what else goes on meanwhile: the name, or the text of what has none. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const ours = new AsyncLocalStorage<true>();
  const driver = pg.Client.prototype as unknown as { query: Query };
  const query = driver.query;
  driver.query = function (this: unknown, statement, ...rest) {
    if (ours.getStore()) statements.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text));
    return query.call(this, statement, ...rest);
  };
  try {
    await ours.run(true, work);
  } finally {
    driver.query = query;
  }
  return statements;
}
