// Names that were stored before a name had to be one line of plain text. Migrations that have been applied call this: it stays as it is.
import type { QueryRunner } from 'typeorm';
import { makeLog, type Log } from '../log.js';

const mostCharacters = 80;
const bidi = /[\u202A-\u202E\u2066-\u2069]/g;
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const links = /:\/\/|www\.|@/gi;
const nothingToSee = /^[\s\p{Cf}]*$/u;

/** A migration has no service around it yet that could lend its log. */
export const migrationLog: Log = makeLog('migration', process.env['LOG_LEVEL'] ?? 'info');

/** The text without what no name may hold; empty when nothing is left of it. */
export function cleanLine(text: string): string {
  const plain = text.replace(bidi, '').replace(controls, ' ').replace(links, ' ').replace(/\s+/g, ' ').trim();
  const short = [...plain].slice(0, mostCharacters).join('').trim();
  return nothingToSee.test(short) ? '' : short;
}

/** SQL: whether a text has to be cleaned. Null where it is null. */
export function needsCleaning(text: string): string {
  const offence = String.raw`[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]|://|www\.|@`;
  return `(${text} ~* '${offence}' OR char_length(${text}) > ${mostCharacters})`;
}

/** Logs how many rows of a table were cleaned, if any. */
export async function logCleaned(runner: QueryRunner, table: string, rows: number): Promise<void> {
  if (rows === 0) return;
  const [{ schema }] = (await runner.query('SELECT current_schema() AS schema')) as [{ schema: string }];
  migrationLog.info({ table: `${schema}.${table}`, rows }, 'names of this table were cleaned');
}
