import { Refusal } from '@somo/contracts/refusals';
import type { Clock } from '../clock.js';
import type { Db } from '../db.js';
import { newId } from '../ids.js';
import type { Transaction } from '../transaction.js';

export interface AuditEntry {
  operatorId: string;
  /** verb-noun, as the command is called. */
  action: string;
  thingId: string;
  details: object;
}

/** Who did what when, in the transaction that does it. The service's own table `audit` is only added to. */
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
 * Does what an operator asked for, in a transaction of its own. What is refused is rolled back, and written down after that:
 * the attempt as it was asked, with the refusal's code as `refused`. Throws that refusal.
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
