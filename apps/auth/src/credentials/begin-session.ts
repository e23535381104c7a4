import type { Browser } from '@somo/contracts/asks/auth';
import type { Tx } from '@somo/platform/transaction';
import type { UserRow } from '../store/user.schema.js';
import { noteBrowser } from './note-browser.js';
import { openSession, type OpenSession } from './open-session.js';

/** Opens and returns a session of a user who has just proven their identity, and records the browser. */
export async function beginSession(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'role'>,
  { remember, browser, now }: { remember: boolean; browser: Browser | undefined; now: number },
): Promise<OpenSession> {
  const opened = await openSession(tx.db, user.id, remember, now, browser);
  await noteBrowser(tx, user, opened.id, browser, now);
  return opened;
}
