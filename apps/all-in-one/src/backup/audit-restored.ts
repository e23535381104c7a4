import { checkLedger } from '@somo/payments/store/check-ledger';
import { Client } from 'pg';
import type { Schemas } from '../ops/schemas.js';

interface Audit {
  /** By schema and table, the number of rows. */
  rows: Record<string, number>;
  /** Sentences; empty if everything is as it should be. */
  problems: string[];
}

/** Reads everything that was restored once, and compares the books. */
export async function auditRestored(adminUrl: string, schemas: Schemas): Promise<Audit> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const tables = await client.query<{ schema: string; name: string }>(
      `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'r' AND n.nspname = ANY ($1) ORDER BY 1, 2`,
      [schemas.names],
    );
    const rows: Record<string, number> = {};
    for (const { schema, name } of tables.rows) {
      // Reads every page of it, whose checksums PostgreSQL compares.
      const found = await client.query<{ count: string }>(`SELECT count(*) FROM ${schema}."${name}"`);
      rows[`${schema}.${name}`] = Number(found.rows[0]?.count);
    }
    const discrepancies = await checkLedger(await schemas.of('payments'));
    const problems = discrepancies.map(({ what, of, cents }) => `The ledger does not add up: ${what} of ${of} by ${cents} cents.`);
    return { rows, problems };
  } finally {
    await client.end();
  }
}
