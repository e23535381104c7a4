import { Refusal } from '@somo/contracts/refusals';
import type { Clock } from '../clock.js';
import type { Db } from '../db.js';
import { newId } from '../ids.js';
import type { Transaction } from '../transaction.js';

export interface AuditEntry {
  /** null: the command line of the installation. */
  operatorId: string | null;
  /** Verb-noun, like the command's name. */
  action: string;
  thingId: string;
  details: object;
}

/** Records who did what and when, in the transaction that does it. The service's own table `audit` is append-only. */
export async function addAudit(db: Db, { operatorId, action, thingId, details }: AuditEntry, now: number): Promise<void> {
  await db.run('audit-add', 'INSERT INTO audit (id, at, operator_id, action, thing_id, details) VALUES ($1, $2, $3, $4, $5, $6)', [
    newId(),
    new Date(now),
    operatorId,
    action,
    thingId,
    JSON.stringify(details),
  ]);
}

/**
 * Runs what an operator asked for, in its own transaction. A refusal rolls it back; the attempt is then recorded as it was requested, with
 * the refusal's code as `refused`. Rethrows the refusal.
 */
export async function auditRefusal<T>(transaction: Transaction, clock: Clock, attempt: AuditEntry, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal) {
      const details = { ...attempt.details, refused: error.code };
      await transaction.run(({ db }) => addAudit(db, { ...attempt, details }, clock.now()));
    }
    throw error;
  }
}
