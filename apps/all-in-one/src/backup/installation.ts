import { escapeIdentifier, escapeLiteral, type Client } from 'pg';

const setting = 'somo.installation';

/** Returns what tells this installation from others: the identifier of its first PostgreSQL. */
export async function installationOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT coalesce(nullif(current_setting('${setting}', true), ''), system_identifier::text) AS id FROM pg_control_system()`,
  );
  return rows[0]?.id ?? '';
}

/** Stores it in the database of an installation that has moved to another PostgreSQL. */
export async function keepInstallation(client: Client, id: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.query(`ALTER DATABASE ${escapeIdentifier(rows[0]?.name ?? '')} SET ${setting} = ${escapeLiteral(id)}`);
}
