import type { Browser } from '@somo/contracts/asks/auth';
import type { Tx } from '@somo/platform/transaction';
import type { UserRow } from '../store/user.schema.js';
import { noteBrowser } from './note-browser.js';
import { openSession, type OpenSession } from './open-session.js';

/** Opens and returns a session of somebody who has just proven who they are, and notes the browser they did it in. */
export async function beginSession(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'role'>,
  { remember, browser, now }: { remember: boolean; browser: Browser | undefined; now: number },
): Promise<OpenSession> {
  const opened = await openSession(tx.db, user.id, remember, now, browser);
  await noteBrowser(tx, user, opened.id, browser, now);
  return opened;
}
