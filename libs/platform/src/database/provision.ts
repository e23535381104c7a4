import { Client, escapeIdentifier, escapeLiteral } from 'pg';

const extensions = ['btree_gist', 'pg_trgm', 'citext', 'unaccent'] as const;

/**
 * Creates a login and a schema for each service, which only that service may use, and the extensions they share. Idempotent. Returns each
 * service's connection URL. With a password for an autoscaler, makes its login too, which may count due work and read nothing.
 */
export async function provision<S extends string>(
  adminUrl: string,
  services: readonly S[],
  passwordOf: (service: S) => string,
  autoscalerPassword?: string,
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
    if (autoscalerPassword) await makeAutoscaler(client, services, autoscalerPassword);
    return urls;
  } finally {
    await client.end();
  }
}

/** Returns the name of the role that owns a service's schema. */
export const loginOf = (database: string, service: string): string => `${database}_${service}`;

async function makeLogin(client: Client, service: string, password: string): Promise<string> {
  const database = await databaseOf(client);
  const login = loginOf(database, service);
  const role = await makeRole(client, login, password);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(service)} AUTHORIZATION ${role}`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(`${service}_jobs`)} AUTHORIZATION ${role}`);
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`);
  // BullMQ's own migration runs CREATE SCHEMA IF NOT EXISTS, which requires this privilege even when the schema exists.
  await client.query(`GRANT CREATE ON DATABASE ${escapeIdentifier(database)} TO ${role}`);
  return login;
}

/** A login without a table: in a service's schema it may call `due_work_count`, which reads with the rights of its owner. */
async function makeAutoscaler(client: Client, services: readonly string[], password: string): Promise<void> {
  const role = await makeRole(client, loginOf(await databaseOf(client), 'autoscaler'), password);
  for (const service of services) await client.query(`GRANT USAGE ON SCHEMA ${escapeIdentifier(service)} TO ${role}`);
}

async function databaseOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ db: string }>('SELECT current_database() AS db');
  return rows[0]?.db ?? 'somo';
}

/** Returns the name of a login as SQL, which has this password from now on. */
async function makeRole(client: Client, login: string, password: string): Promise<string> {
  const role = escapeIdentifier(login);
  const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [login]);
  const verb = known.rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${escapeLiteral(password)}`);
  return role;
}

function withLogin(adminUrl: string, login: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(login);
  url.password = encodeURIComponent(password);
  return url.href;
}
