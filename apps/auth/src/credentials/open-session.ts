import type { Browser } from '@somo/contracts/asks/auth';
import { keptMs } from '@somo/contracts/retention/retention';
import { newId } from '@somo/platform/ids';
import type { Db } from '@somo/platform/db';
import { nameBrowser } from '../domain/browser.js';
import { sessionEnd } from '../domain/session.js';
import { addRefreshToken, newRefreshToken } from './refresh-token.js';

export interface OpenSession {
  id: string;
  remember: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
  refreshToken: string;
}

/** Opens and returns a session, and deletes the user's that expired long ago. */
export async function openSession(
  db: Db,
  userId: string,
  remember: boolean,
  now: number,
  from: Browser = { userAgent: '' },
): Promise<OpenSession> {
  const session = { id: newId(), remember, expiresAt: sessionEnd(remember, now) };
  await db.run('forget-ended-sessions', 'DELETE FROM sessions WHERE user_id = $1 AND expires_at <= $2', [
    userId,
    new Date(now - keptMs('sessions')),
  ]);
  const { browser, system } = nameBrowser(from.userAgent);
  await db.run(
    'open-session',
    'INSERT INTO sessions (id, user_id, remember, created_at, expires_at, browser, system) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [session.id, userId, remember, new Date(now), new Date(session.expiresAt), browser, system],
  );
  const refreshToken = newRefreshToken();
  await addRefreshToken(db, refreshToken, session.id, now);
  return { ...session, refreshToken };
}
