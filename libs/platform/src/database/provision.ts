import { Client, escapeIdentifier, escapeLiteral } from 'pg';

const extensions = ['btree_gist', 'pg_trgm', 'citext', 'unaccent'] as const;

/**
 * Creates a login and a schema for each service, which only that service may use, and the extensions they share. Idempotent. Returns each
 * service's connection URL.
 */
export async function provision<S extends string>(
  adminUrl: string,
  services: readonly S[],
  passwordOf: (service: S) => string,
): Promise<Record<S, string>> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('somo:provision', 0))`);
    for (const extension of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension} WITH SCHEMA public`);
    await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    const urls = {} as Record<S, string>;
    for (const service of services) {
      const login = await makeLogin(client, service, passwordOf(service));
      urls[service] = withLogin(adminUrl, login, passwordOf(service));
    }
    return urls;
  } finally {
    await client.end();
  }
}

/** Returns the name of the role that owns a service's schema. */
export const loginOf = (database: string, service: string): string => `${database}_${service}`;

async function makeLogin(client: Client, service: string, password: string): Promise<string> {
  const { rows } = await client.query<{ db: string }>('SELECT current_database() AS db');
  const database = rows[0]?.db ?? 'somo';
  const login = loginOf(database, service);
  const role = escapeIdentifier(login);
  const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [login]);
  const verb = known.rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${escapeLiteral(password)}`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(service)} AUTHORIZATION ${role}`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(`${service}_jobs`)} AUTHORIZATION ${role}`);
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`);
  // BullMQ's own migration runs CREATE SCHEMA IF NOT EXISTS, which requires this privilege even when the schema exists.
  await client.query(`GRANT CREATE ON DATABASE ${escapeIdentifier(database)} TO ${role}`);
  return login;
}

function withLogin(adminUrl: string, login: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(login);
  url.password = encodeURIComponent(password);
  return url.href;
}
