import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { addAudit } from '@somo/platform/operating/audit';
import { minuteMs } from '@somo/calendar/days';
import type { Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';

/** A page that is open asks again and again: that is one look. */
const oneLookMs = 10 * minuteMs;

/** Audits that an operator looks at a person, once within ten minutes; refuses 'account-not-found'. */
export async function noteLook({ db }: Tx, caller: Caller, userId: string, now: number): Promise<void> {
  const operatorId = userOf(caller).userId;
  await db.sql('look-turn', `SELECT pg_advisory_xact_lock(hashtextextended('look:' || $1 || $2, 0))`, [operatorId, userId]);
  if ((await db.sql('look-at', 'SELECT FROM users WHERE id = $1', [userId])).length === 0) throw refuse('account-not-found');
  const noted = await db.sql(
    'look-noted',
    `SELECT FROM audit WHERE thing_id = $1 AND action = 'view-person' AND operator_id = $2 AND at > $3 LIMIT 1`,
    [userId, operatorId, new Date(now - oneLookMs)],
  );
  if (noted.length === 0) await addAudit(db, { operatorId, action: 'view-person', thingId: userId, details: {} }, now);
}
