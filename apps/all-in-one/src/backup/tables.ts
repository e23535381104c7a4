import { serviceNames } from '@somo/contracts/services';
import { escapeIdentifier, type Client } from 'pg';

interface Table {
  schema: string;
  name: string;
  /** Those that are stored, which a generated one is not. */
  columns: string[];
}

/** Returns every table of the services; which migrations ran is said in the manifest. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind = 'r' AND n.nspname = ANY ($1) AND c.relname <> 'migrations' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [serviceNames],
  );
  return rows;
}

/** Returns the name under which a table is stored, such as booking.bookings. */
export const nameOfTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`;

/** Returns a table with its columns, as COPY takes it. */
export const asCopied = ({ schema, name, columns }: Table): string =>
  `${inSql({ schema, name })} (${columns.map(escapeIdentifier).join(', ')})`;

export const inSql = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
