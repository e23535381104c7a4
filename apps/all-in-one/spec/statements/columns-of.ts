import pg from 'pg';
import type { Kind } from './read-statements.js';

export interface Column {
  name: string;
  /** What pg makes of its type. */
  kind: Kind;
  /** False for what PostgreSQL computes, and for columns that are NOT NULL. */
  mayBeNull: boolean;
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

const { BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC, TEXT, VARCHAR, UUID, DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;

const kinds = new Map<number, Kind>([
  ...[INT8, NUMERIC, TEXT, VARCHAR, UUID].map((type): [number, Kind] => [type, 'string']),
  ...[INT2, INT4, FLOAT4, FLOAT8].map((type): [number, Kind] => [type, 'number']),
  ...[DATE, TIMESTAMP, TIMESTAMPTZ].map((type): [number, Kind] => [type, 'Date']),
  [BOOL, 'boolean'],
]);

/** Returns the columns of what a statement answers with, which is prepared and not run. */
export async function columnsOf(client: pg.Client, text: string): Promise<Column[]> {
  const fields = await fieldsOf(client, text);
  const { rows } = await client.query<{ at: string }>(
    `SELECT attrelid || '.' || attnum AS at FROM pg_attribute WHERE attrelid = ANY ($1::oid[]) AND attnum > 0 AND NOT attnotnull`,
    [fields.map(({ tableID }) => tableID)],
  );
  const nullable = new Set(rows.map(({ at }) => at));
  return fields.map(({ name, tableID, columnID, dataTypeID }) => ({
    name,
    kind: kinds.get(dataTypeID) ?? 'other',
    mayBeNull: nullable.has(`${tableID}.${columnID}`),
  }));
}

function fieldsOf(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    const description = {
      submit: (connection: pg.Connection) => {
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => void (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(description as unknown as pg.Submittable);
  });
}
