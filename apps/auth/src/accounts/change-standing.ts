import type { Role } from '@somo/contracts/caller';
import { refuse, type RefusalCode } from '@somo/contracts/refusals';
import type { DecisionCause, DecisionKind } from '@somo/contracts/standing';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import { revokeSessions } from '../credentials/end-sessions.js';

interface StandingChange {
  userId: string;
  kind: DecisionKind;
  cause?: DecisionCause | undefined;
  /** For the person to read; null where there is none. */
  reason: string | null;
  note: string;
  /** null: by the command line of the installation, which may also decide about operators. */
  operatorId: string | null;
  /** The version that was read before deciding, if any. */
  version?: number | undefined;
}

interface Standing {
  version: number;
  role: Role | null;
  isSuspended: boolean;
  isRestricted: boolean;
  isClosing: boolean;
}

/**
 * Stores and publishes what an operator decided about a person; a suspension ends every session. Refuses 'account-not-found',
 * 'operator-account' unless from the command line, 'standing-changed' for an older version, and what is so already.
 */
export async function changeStanding(tx: Tx, change: StandingChange, now: number): Promise<void> {
  const { userId, kind, reason, operatorId } = change;
  const [before] = await tx.db.sql<Standing>(
    'lock-standing',
    `SELECT standing_version AS version, role, suspended_at IS NOT NULL AS "isSuspended", restricted_at IS NOT NULL AS "isRestricted",
       erase_at IS NOT NULL AS "isClosing"
     FROM users WHERE id = $1 FOR UPDATE`,
    [userId],
  );
  if (!before) throw refuse('account-not-found');
  if (before.role === 'admin' && operatorId !== null) throw refuse('operator-account');
  if (before.isClosing) throw refuse('account-closing');
  if (change.version !== undefined && change.version !== before.version) throw refuse('standing-changed');
  const refused = refusalOf(kind, before);
  if (refused) throw refuse(refused);
  const { role } = before;
  const version = before.version + 1;
  const at = new Date(now);
  await tx.db.run('change-standing', update, [userId, kind, at, reason]);
  await tx.db.run(
    'add-decision',
    `INSERT INTO decisions (id, user_id, version, kind, cause, reason, note, operator_id, decided_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [newId(), userId, version, kind, change.cause ?? null, reason, change.note, operatorId, at],
  );
  if (kind === 'suspend') await revokeSessions(tx, userId, null, now);
  const news = { userId, version, changedAt: toInstant(now) };
  switch (kind) {
    case 'warn':
      return tx.emit('user.warned', news);
    case 'restrict':
      return tx.emit('user.restricted', { ...news, role, restricted: true });
    case 'unrestrict':
      return tx.emit('user.unrestricted', { ...news, role, restricted: false });
    case 'suspend':
      return tx.emit('user.suspended', { ...news, role, suspended: true });
    case 'restore':
      return tx.emit('user.restored', { ...news, role, suspended: false });
  }
}

const update = `
  UPDATE users SET standing_version = standing_version + 1,
    suspended_at = CASE $2::text WHEN 'suspend' THEN $3::timestamptz WHEN 'restore' THEN NULL ELSE suspended_at END,
    suspended_reason = CASE $2::text WHEN 'suspend' THEN $4::text WHEN 'restore' THEN NULL ELSE suspended_reason END,
    restricted_at = CASE $2::text WHEN 'restrict' THEN $3::timestamptz WHEN 'unrestrict' THEN NULL ELSE restricted_at END
  WHERE id = $1`;

/** A suspended person reads nothing on Somo, so they are restored before anything else is decided. */
function refusalOf(kind: DecisionKind, { isSuspended, isRestricted }: Standing): RefusalCode | undefined {
  switch (kind) {
    case 'warn':
      return isSuspended ? 'already-suspended' : undefined;
    case 'restrict':
      return isSuspended ? 'already-suspended' : isRestricted ? 'already-restricted' : undefined;
    case 'unrestrict':
      return isRestricted ? undefined : 'not-restricted';
    case 'suspend':
      return isSuspended ? 'already-suspended' : undefined;
    case 'restore':
      return isSuspended ? undefined : 'not-suspended';
  }
}
