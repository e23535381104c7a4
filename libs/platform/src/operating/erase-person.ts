import type { ErasedPart } from '@somo/contracts/closing';
import type { Db } from '../db.js';
import type { Transaction, Tx } from '../transaction.js';
import { erasePieces } from './erase-pieces.js';
import { bind, statementsOf, type Erased } from './erasing-statements.js';
import type { PersonalColumns } from './personal-columns.js';

/**
 * Does a part of what is declared about a service's tables: searches large ones until the time is up, then does the rest, and `also`, in one
 * transaction. Can be repeated.
 */
export async function erasePart(
  { db, transaction }: { db: Db; transaction: Transaction },
  tables: PersonalColumns,
  { from, ...person }: Erased & { from?: string | undefined },
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<ErasedPart> {
  const rest = await erasePieces(db, tables, person, from);
  if (rest !== undefined) return { isDone: false, from: rest };
  await transaction.run(async (tx) => {
    await also(tx);
    await erasePerson(tx.db, tables, person);
  });
  return { isDone: true };
}

/** Does what is declared about the tables that are not searched; to be called in one transaction, again if need be. */
export async function erasePerson(db: Db, tables: PersonalColumns, person: Erased): Promise<void> {
  for (const { pieces, name, act, rows } of statementsOf(tables)) {
    if (pieces !== undefined) continue;
    const { text, values } = bind(`${act} WHERE ${rows}`, person);
    await db.run(name, text, values);
  }
}
