import type { PersonalColumns } from './personal-columns.js';

export interface Erased {
  userId: string;
  /** Every address the person has had. */
  emails: string[];
  /** Epoch milliseconds. */
  now: number;
}

interface ErasingStatement {
  name: string;
  table: string;
  /** The primary key if the table is searched piece by piece. */
  pieces: string | undefined;
  /** The statement up to its condition. */
  act: string;
  rows: string;
}

/** Returns what erases a person from tables, in order. */
export function statementsOf(tables: PersonalColumns): ErasingStatement[] {
  return Object.entries(tables).flatMap(([table, { pieces, gone, cleared = [] }]) => {
    const of = { table, pieces };
    const statements = cleared.map(({ rows, set }, at): ErasingStatement => {
      const changes = Object.entries(set).map(([column, value]) => `${column} = ${value}`);
      return { ...of, name: `erase-${table}-${at}`, act: `UPDATE ${table} SET ${changes.join(', ')}`, rows };
    });
    if (gone) statements.push({ ...of, name: `erase-${table}`, act: `DELETE FROM ${table}`, rows: gone.rows });
    return statements;
  });
}

/** Numbers the values that a statement names. */
export function bind(statement: string, { userId, emails, now }: Erased): { text: string; values: unknown[] } {
  const known = emails.map((email) => email.toLowerCase());
  if (known.length === 0 || known.includes('')) throw new Error('Without an address, nothing that was written with it would be found.');
  const named = { person: userId, emails: known, written: known.map(patternOf), now: new Date(now) };
  const used = (['person', 'emails', 'written', 'now'] as const).filter((value) => statement.includes(`$${value}`));
  return {
    text: used.reduce((written, value, at) => written.replaceAll(`$${value}`, `$${at + 1}`), statement),
    values: used.map((value) => named[value]),
  };
}

/** Finds an address in a text in lower case, and not in a longer one: mara@x.co is not in amara@x.com. */
const patternOf = (email: string) => `(?<![[:alnum:]._%+-])${escapePattern(email)}(?![[:alnum:]-]|\\.[[:alnum:]])`;

/** Writes a text so that PostgreSQL finds it by a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
