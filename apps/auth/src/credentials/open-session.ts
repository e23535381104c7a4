import { newId } from '@somo/platform/ids';
import type { Db } from '@somo/platform/db';
import { sessionEnd } from '../domain/session.js';
import { hashOf, newSecret } from './secret.js';

export interface OpenSession {
  id: string;
  remember: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
  refreshToken: string;
}

/** Starts a sign-in, and forgets those of the same person that have run out. */
export async function openSession(db: Db, userId: string, remember: boolean, now: number): Promise<OpenSession> {
  const session = { id: newId(), remember, expiresAt: sessionEnd(remember, now) };
  await db.run('forget-ended-sessions', 'DELETE FROM sessions WHERE user_id = $1 AND expires_at <= $2', [userId, new Date(now)]);
  await db.run('open-session', 'INSERT INTO sessions (id, user_id, remember, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)', [
    session.id,
    userId,
    remember,
    new Date(now),
    new Date(session.expiresAt),
  ]);
  return { ...session, refreshToken: await addRefreshToken(db, session.id, now) };
}

export async function addRefreshToken(db: Db, sessionId: string, now: number): Promise<string> {
  const token = newSecret();
  await db.run('add-refresh-token', 'INSERT INTO refresh_tokens (hash, session_id, created_at) VALUES ($1, $2, $3)', [
    hashOf(token),
    sessionId,
    new Date(now),
  ]);
  return token;
}
