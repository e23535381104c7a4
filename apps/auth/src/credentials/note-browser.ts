import type { Browser } from '@somo/contracts/asks/auth';
import { keptMs } from '@somo/contracts/retention/retention';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { nameBrowser } from '../domain/browser.js';
import { isNews } from '../domain/known-browser.js';
import type { UserRow } from '../store/user.schema.js';
import { hashOf } from './secret.js';

/** A program that keeps no cookies is a new browser at every sign-in. */
const most = 50;

interface Row {
  hash: Buffer;
  browser: string | null;
  system: string | null;
  added_at: Date;
}

/** Stores the browser of a sign-in among the user's; an unknown one may be news to the owner of the account. */
export async function noteBrowser(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'role'>,
  sessionId: string,
  from: Browser | undefined,
  now: number,
): Promise<void> {
  if (!from?.deviceId) return;
  const hash = hashOf(from.deviceId);
  const { browser, system } = nameBrowser(from.userAgent);
  await tx.db.run(
    'forget-browsers',
    `DELETE FROM browsers WHERE user_id = $1
        AND (seen_at <= $2 OR hash IN (SELECT hash FROM browsers WHERE user_id = $1 ORDER BY seen_at DESC OFFSET ${most}))`,
    [user.id, new Date(now - keptMs('browsers'))],
  );
  const known = await tx.db.sql<Row>('known-browsers', 'SELECT hash, browser, system, added_at FROM browsers WHERE user_id = $1', [
    user.id,
  ]);
  await tx.db.run(
    'note-browser',
    `INSERT INTO browsers (user_id, hash, browser, system, added_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (user_id, hash) DO UPDATE SET browser = EXCLUDED.browser, system = EXCLUDED.system, seen_at = EXCLUDED.seen_at`,
    [user.id, hash, browser, system, new Date(now)],
  );
  await replaceSession(tx, user.id, sessionId, hash, now);
  if (known.some((other) => other.hash.equals(hash))) return;
  const others = known.map((other) => ({ browser: other.browser, system: other.system, addedAt: other.added_at.getTime() }));
  if (!isNews({ browser, system }, others, now)) return;
  tx.emit('user.browser-added', { userId: user.id, role: user.role, sessionId, browser, system, signedInAt: toInstant(now) });
}

/**
 * Revokes the session that this browser had before: its cookie has just been overwritten, so no sign-out could end it. Its open
 * pages are not disconnected, because they go on with the new cookie.
 */
async function replaceSession(tx: Tx, userId: string, sessionId: string, hash: Buffer, now: number): Promise<void> {
  await tx.db.run(
    'replace-session',
    'UPDATE sessions SET revoked_at = $4 WHERE user_id = $1 AND browser_hash = $2 AND id <> $3 AND revoked_at IS NULL',
    [userId, hash, sessionId, new Date(now)],
  );
  await tx.db.run('set-browser', 'UPDATE sessions SET browser_hash = $2 WHERE id = $1', [sessionId, hash]);
}
