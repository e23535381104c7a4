import { personalColumns as auth } from '@somo/auth/erasure/personal-columns';
import { personalColumns as booking } from '@somo/booking/erasure/personal-columns';
import { personalColumns as catalog } from '@somo/catalog/erasure/personal-columns';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { personalColumns as messaging } from '@somo/messaging/erasure/personal-columns';
import { personalColumns as notification } from '@somo/notification/erasure/personal-columns';
import { personalColumns as payments } from '@somo/payments/erasure/personal-columns';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { erasePerson } from '@somo/platform/operating/erase-person';
import { declaredColumns, type PersonalColumns } from '@somo/platform/operating/personal-columns';
import { erasePieces } from '@somo/platform/operating/erase-pieces';
import { personalColumns as scheduling } from '@somo/scheduling/erasure/personal-columns';
import { createServiceDatabase } from '@somo/testing/service-database';
import pg from 'pg';
import { services } from '../src/start-all.js';

const declared: Record<ServiceName, PersonalColumns> = { auth, booking, catalog, messaging, notification, payments, scheduling };

/** Numbers, times and switches name nobody; everything else can. */
const columnsThatCanName = `
  SELECT c.table_name AS "table", column_name AS "column"
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = current_schema() AND table_type = 'BASE TABLE'
    AND data_type NOT IN ('integer', 'bigint', 'smallint', 'numeric', 'double precision', 'boolean', 'date', 'timestamp with time zone')
    AND udt_name NOT IN ('_int4', '_int8', '_timestamptz', 'tstzmultirange')
  ORDER BY 1, 2`;

interface Column {
  table: string;
  column: string;
}

/** Says which columns have no verdict, or two. */
function faultsOf(columns: Column[], tables: PersonalColumns): string[] {
  const verdicts = Object.entries(tables).flatMap(([table, its]) => declaredColumns(its).map((column) => `${table}.${column}`));
  return [
    ...columns
      .filter(({ table, column }) => !verdicts.includes(`${table}.${column}`) && tables[table]?.gone?.columns !== '*')
      .map(({ table, column }) => `${table}.${column} has no verdict`),
    ...verdicts
      .filter((name) => name.endsWith('.*') && tables[name.slice(0, -2)]?.gone?.columns !== '*')
      .map((name) => `${name} is no verdict`),
    ...verdicts.filter((column, at) => verdicts.indexOf(column) !== at).map((column) => `${column} has two verdicts`),
  ];
}

describe.each(serviceNames)('DATA-01 in the tables of %s', (name) => {
  const service = services.find((one) => one.name === name)!;
  let database: Awaited<ReturnType<typeof createServiceDatabase>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createServiceDatabase(service);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`SET search_path TO ${name}`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  const columns = async () => (await client.query<Column>(columnsThatCanName)).rows;

  it('every column that can name a person says whether it is erased when an account is closed, and every kept one says why', async () => {
    expect((await columns()).length).toBeGreaterThan(10);
    expect(faultsOf(await columns(), declared[name])).toEqual([]);
    for (const { kept = {} } of Object.values(declared[name])) for (const why of Object.values(kept)) expect(why).not.toBe('');
  });

  it('PostgreSQL takes every statement that erases, twice as well as once', async () => {
    const query = (text: string, values: unknown[]) => client.query(text, values);
    const db = {
      run: async (_name: string, text: string, values: unknown[]) => (await query(text, values)).rowCount ?? 0,
      sql: async (_name: string, text: string, values: unknown[]) => (await query(text, values)).rows as unknown[],
    } as unknown as Db;
    const person = { userId: newId(), emails: ['nobody@example.test'], now: 0 };
    for (const _ of [1, 2]) {
      expect(await erasePieces(db, declared[name], person)).toBeUndefined();
      await erasePerson(db, declared[name], person);
    }
  });

  it('a new column without a verdict is noticed', async () => {
    await client.query('BEGIN');
    await client.query('ALTER TABLE outbox ADD nickname text');
    expect(faultsOf(await columns(), declared[name])).toEqual(['outbox.nickname has no verdict']);
    await client.query('ROLLBACK');
  });
});
