import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** The superuser's URL of a database that nothing else uses. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** A database that is created once per run and then only copied. */
export interface Template {
  name: string;
  /** The template whose copy `fill` completes. */
  from?: Template;
  fill(adminUrl: string): Promise<void>;
}

const extensions = ['btree_gist', 'pg_trgm', 'citext', 'unaccent'];

const withExtensions: Template = {
  name: 'extensions',
  fill: (url) => on(url, extensions.map((extension) => `CREATE EXTENSION IF NOT EXISTS ${extension} WITH SCHEMA public`).join('; ')),
};

/**
 * Creates a fresh copy of a template, by default one with only our extensions, on the server of TEST_DATABASE_URL: the run's own embedded
 * one unless you set another.
 */
export async function createTestDatabase(template = withExtensions): Promise<TestDatabase> {
  const server = serverUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await on(server, `CREATE DATABASE ${name} TEMPLATE ${await made(template)}`);
  return { adminUrl: urlOf(name), drop: () => on(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Returns a template made by `fill` on top of our extensions. */
export const templateOf = (name: string, fill: Template['fill']): Template => ({ name, from: withExtensions, fill });

export const templateName = ({ name }: Template): string => `${process.env['TEST_TEMPLATES'] ?? 'somo_template'}_${name}`;

const known = new Map<string, Promise<string>>();

/**
 * Returns the template's name on the server. Several processes may need it at once; one of them creates it. A half-finished one is not
 * marked as a template, and is created again.
 */
function made(template: Template): Promise<string> {
  const name = templateName(template);
  const making = known.get(name) ?? make(template, name);
  known.set(name, making);
  return making;
}

async function make(template: Template, name: string): Promise<string> {
  const from = template.from ? await made(template.from) : 'template0';
  const client = new pg.Client(serverUrl());
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rowCount) return name;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`);
    await template.fill(urlOf(name));
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
    return name;
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('No test server: a spec with a database is named *.db.spec.ts');
  return server;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
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
