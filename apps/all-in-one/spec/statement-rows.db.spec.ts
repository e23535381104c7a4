import { serviceNames } from '@somo/contracts/services';
import { createServiceDatabase } from '@somo/testing/service-database';
import pg from 'pg';
import { services } from '../src/start-all.js';
import { columnsOf } from './statements/columns-of.js';
import { readStatements, type Statement, type Statements } from './statements/read-statements.js';

const folders = [...serviceNames.map((name) => `apps/${name}/src`), 'libs/platform/src'];

const plantedFile = 'apps/auth/src/planted.ts';
const planted = `
  import type { Db } from '@somo/platform/db';
  export const wrong = (db: Db) => db.sql<{ id: string; nickname: string; suspendedReason: string; created_at: string }>(
    'planted', 'SELECT id, email, suspended_reason AS "suspendedReason", created_at FROM users');
  export const lost = (db: Db) => db.run('planted-too', 'DELETE FROM user WHERE nickname = $1');`;

/** Columns that can be NULL in the table, and not in what these statements answer with: their WHERE or SET sees to it. */
const neverNull = [
  ...['create-reset: user_id', 'find-reset: id', 'find-reset: email', 'use-reset: user_id', 'use-reset: email'],
  ...['due-claim: claim', 'due-claim-together: claim', 'inbox-due: envelope', 'meeting-links-get: link', 'paypal-batch: batchId'],
  ...['learners-list: firstName', 'learners-list: ageGroup', 'learner-get: firstName', 'learner-get: ageGroup'],
  ...['verification-held: kind', 'verification-remind: kind', 'verification-remind: expiresAt', 'verification-old-keys: sealedKey'],
];

/** Statements whose name or text depends on an argument, which this spec does not prepare. */
const open = [
  'auth: `void-${table}`',
  "booking: 'offer-hours'",
  "booking: 'offer-terms'",
  'booking: `acquaintances-${mine}-${tab}`',
  'booking: `lessons-${input.when}-${mine}`',
  'booking: `problems-${status}`',
  'booking: `request-facts-${mine}`',
  'booking: `requests-${mine}`',
  'booking: `stats-${mine}`',
  'catalog: `verification-${status}`',
  'catalog: name',
  'catalog: name',
  'catalog: name',
  'catalog: name',
  'messaging: `${name}-lock`',
  'messaging: `messages-${direction}`',
  'messaging: `reports-${status}`',
  'messaging: name',
  'payments: `reseal-${kind}`',
  'payments: `sandbox-${outcome}`',
  'payments: `sealed-${kind}`',
  'payments: name',
  "platform: `${name}${after ? '-after' : ''}${upTo ? '-up-to' : ''}`",
  'platform: `export-${part}`',
  "platform: `piece-of-${table}${after ? '-after' : ''}`",
  'platform: name',
  'platform: name',
  'platform: name',
];

/** Says what a statement's row type and PostgreSQL disagree about. */
async function faultsOf(client: pg.Client, { name, text, row }: Statement): Promise<string[]> {
  const columns = await columnsOf(client, text).catch((error: Error) => error);
  if (columns instanceof Error) return [`${name}: ${columns.message}`];
  if (!row) return [];
  const isMissing = (key: string) => !columns.some((column) => column.name === key);
  return [
    ...row.filter((key) => !key.mayBeMissing && isMissing(key.name)).map((key) => `${name}: ${key.name} is no column`),
    ...columns.flatMap((column) => {
      const key = row.find((one) => one.name === column.name);
      const at = `${name}: ${column.name}`;
      if (!key) return [`${at} is not in the row type`];
      if (column.mayBeNull && !key.mayBeNull && !neverNull.includes(at)) return [`${at} may be NULL`];
      return column.kind === 'other' || key.kinds.has('other') || key.kinds.has(column.kind) ? [] : [`${at} is a ${column.kind}`];
    }),
  ];
}

describe('the rows of prepared statements', () => {
  let statements: Statements;
  const faults: Record<string, string[]> = {};
  beforeAll(async () => {
    statements = readStatements(folders, { [plantedFile]: planted });
    for (const service of services) {
      // booking has every table of the platform
      const places = [`apps/${service.name}/`, ...(service.name === 'booking' ? ['libs/platform/'] : [])];
      const database = await createServiceDatabase(service);
      const client = new pg.Client({ connectionString: database.url, options: `-c search_path=${service.name},public` });
      await client.connect();
      for (const statement of statements.fixed.filter(({ file }) => places.some((place) => file.startsWith(place))))
        (faults[statement.file] ??= []).push(...(await faultsOf(client, statement)));
      await client.end();
      await database.drop();
    }
  }, 120_000);

  it('are as their types say: names, NULL and what JavaScript makes of them', () => {
    expect(Object.entries(faults).filter(([file, found]) => file !== plantedFile && found.length > 0)).toEqual([]);
  });

  it('are checked for every statement whose name and text no argument decides', () => {
    expect(statements.open.sort()).toEqual(open.sort());
    expect(statements.fixed.length).toBeGreaterThan(10 * open.length);
  });

  it('are not as a planted type says', () => {
    expect(faults[plantedFile]).toEqual([
      'planted: nickname is no column',
      'planted: email is not in the row type',
      'planted: suspendedReason may be NULL',
      'planted: created_at is a Date',
      'planted-too: syntax error at or near "user"',
    ]);
  });
});
