import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** The superuser's address of a database that nobody else uses. */
  adminUrl: string;
  drop(): Promise<void>;
}

const extensions = ['btree_gist', 'pg_trgm', 'citext', 'unaccent'];

/** A fresh database with our extensions, on the server of TEST_DATABASE_URL: the run's own embedded one unless you name another. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('No test server: a spec with a database is named *.db.spec.ts');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await on(server, `CREATE DATABASE ${name}`);
  await on(url.href, extensions.map((extension) => `CREATE EXTENSION IF NOT EXISTS ${extension} WITH SCHEMA public`).join('; '));
  return { adminUrl: url.href, drop: () => on(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function on(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
