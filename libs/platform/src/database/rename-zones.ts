// Time zones that were stored before there was one list of their names. Migrations that have been applied call this: it stays as it is.
import { formerZones } from '@somo/contracts/former-zones';
import type { QueryRunner } from 'typeorm';
import { migrationLog } from './clean-lines.js';

/** Where a table has a time zone: SQL for its name, and for the assignment of `former.today` to it. */
interface Place {
  table: string;
  name: string;
  set: string;
}

/** Renames the time zones of a table to those of the list, and logs how many rows had another name, if any. */
export async function renameZones(runner: QueryRunner, { table, name, set }: Place): Promise<void> {
  await runner.query('SET LOCAL statement_timeout = 0');
  const [, rows] = (await runner.query(
    `UPDATE ${table} SET ${set} FROM jsonb_each_text($1::jsonb) AS former(name, today)
      WHERE lower(${name}) = former.name AND ${name} <> former.today`,
    [JSON.stringify(Object.fromEntries(formerZones))],
  )) as [unknown, number];
  if (rows > 0) migrationLog.info({ table, rows }, 'time zones of this table were renamed');
}
