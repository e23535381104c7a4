import type { Db } from '../db.js';
import type { PersonalColumns } from './personal-columns.js';
import { bind, statementsOf, type Erased } from './erasing-statements.js';

/** How many rows one statement looks at, and after how long the asker is told where to go on. */
const limits = { rows: 20_000, timeMs: 5_000 };

interface Place {
  statement: string;
  /** Up to and with this primary key, everything is done. */
  key: string[];
}

/**
 * Does what is declared about tables that are searched, from where an earlier call stopped. Each piece commits by itself. Returns where to go
 * on, or undefined when all is done.
 */
export async function erasePieces(
  db: Db,
  tables: PersonalColumns,
  person: Erased,
  from?: string,
  { rows: pieceRows, timeMs } = limits,
): Promise<string | undefined> {
  const end = performance.now() + timeMs;
  const place = from === undefined ? undefined : (JSON.parse(from) as Place);
  const searches = statementsOf(tables).filter(({ pieces }) => pieces !== undefined);
  const first = searches.findIndex(({ name }) => name === place?.statement);
  for (const { name, table, pieces, act, rows } of searches.slice(Math.max(first, 0))) {
    let after = name === place?.statement ? place.key : undefined;
    do {
      const upTo = await lastOfPiece(db, { table, pieces: pieces!, pieceRows }, after);
      const { text, values } = bind(`${act} WHERE (${rows})`, person);
      const bounds = [after && `> ${row(after, values)}`, upTo && `<= ${row(upTo, values)}`].filter((bound) => bound !== undefined);
      await db.run(
        `${name}${after ? '-after' : ''}${upTo ? '-up-to' : ''}`,
        [text, ...bounds.map((bound) => `(${pieces}) ${bound}`)].join(' AND '),
        values,
      );
      after = upTo;
      if (after && performance.now() >= end) return JSON.stringify({ statement: name, key: after } satisfies Place);
    } while (after);
  }
  return undefined;
}

interface Piece {
  table: string;
  pieces: string;
  pieceRows: number;
}

/** Returns the last primary key of the next piece; undefined if the table ends with it. */
async function lastOfPiece(db: Db, { table, pieces, pieceRows }: Piece, after: string[] | undefined): Promise<string[] | undefined> {
  const values: unknown[] = [pieceRows - 1];
  const rest = after ? `WHERE (${pieces}) > ${row(after, values)}` : '';
  const key = pieces.split(', ').map((column) => `${column}::text`);
  const [last] = await db.sql<{ key: string[] }>(
    `piece-of-${table}${after ? '-after' : ''}`,
    `SELECT ARRAY[${key.join(', ')}] AS key FROM ${table} ${rest} ORDER BY ${pieces} OFFSET $1 LIMIT 1`,
    values,
  );
  return last?.key;
}

/** Writes a primary key as numbered values, which it adds to the others. */
function row(key: string[], values: unknown[]): string {
  return `(${key.map((value) => `$${values.push(value)}`).join(', ')})`;
}
