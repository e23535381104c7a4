import type { Caller } from '@somo/contracts/caller';
import type { OperatorAction } from '@somo/contracts/operators';
import { addAudit } from '@somo/platform/operating/audit';
import { minuteMs } from '@somo/calendar/days';
import type { Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkAccountExists } from '../store/check-account-exists.js';

/** A page that is open asks again and again: that is one look. */
const oneLookMs = 10 * minuteMs;

/** Audits that an operator looks at a person, once within ten minutes; refuses 'account-not-found'. */
export async function noteLook(tx: Tx, caller: Caller, userId: string, now: number): Promise<void> {
  await checkAccountExists(tx.db, userId);
  await noteLookAt(tx, caller, { action: 'view-person', thingId: userId, details: {} }, now);
}

interface Look {
  action: Extract<OperatorAction, 'view-person' | 'view-dead-letter'>;
  thingId: string;
  details: object;
}

/** Audits that an operator looks at something, once within ten minutes. */
export async function noteLookAt({ db }: Tx, caller: Caller, { action, thingId, details }: Look, now: number): Promise<void> {
  const operatorId = userOf(caller).userId;
  await db.sql('look-turn', `SELECT pg_advisory_xact_lock(hashtextextended('look:' || $1 || $2, 0))`, [operatorId, thingId]);
  const noted = await db.sql(
    'look-noted',
    `SELECT FROM audit WHERE thing_id = $1 AND action = $4 AND operator_id = $2 AND at > $3 LIMIT 1`,
    [thingId, operatorId, new Date(now - oneLookMs), action],
  );
  if (noted.length === 0) await addAudit(db, { operatorId, action, thingId, details }, now);
}
