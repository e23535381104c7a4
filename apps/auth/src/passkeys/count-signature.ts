import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { spendTicket } from '../credentials/spent-tickets.js';
import { lockCounter, notePasskeyCopied, notePasskeyUse } from '../store/passkeys.js';
import type { Signed } from './passkey-check.js';
import { isCopied } from './verify.js';

/**
 * Returns what a signature that was checked comes to, and spends its ticket. Where a copy of the passkey may exist, that is noted and its
 * owner is told: commit before you refuse.
 */
export async function countSignature(
  tx: Tx,
  { passkey, counter }: Signed,
  ticket: string,
  now: number,
): Promise<'counted' | 'copied' | 'spent' | 'removed'> {
  const last = await lockCounter(tx.db, passkey.id);
  if (last === undefined) return 'removed';
  if (!(await spendTicket(tx.db, ticket, now))) return 'spent';
  if (isCopied(counter, last)) {
    if (await notePasskeyCopied(tx.db, passkey.id, now))
      tx.emit('user.passkey-changed', { userId: passkey.userId, change: 'refused', changedAt: toInstant(now) });
    return 'copied';
  }
  await notePasskeyUse(tx.db, passkey.id, counter, now);
  return 'counted';
}
