import type { Db } from '@somo/platform/db';
import type { UserTokens } from '@somo/platform/identity/user-tokens';
import { randomBytes } from 'node:crypto';
import { hashOf, newSecret } from './secret.js';

const familyBytes = 12;

/** Returns the first token of a new family. All tokens of a session share the family, by which the gateway rate-limits refreshes. */
export function newRefreshToken(): string {
  return `${randomBytes(familyBytes).toString('base64url')}.${newSecret()}`;
}

/** Returns the successor of a spent token. It is derived, so that every retry gets the same one. */
export function successorOf(spent: string, tokens: UserTokens): string {
  const [family = '', secret] = spent.split('.');
  // Tokens from before families existed have none.
  const name = secret === undefined ? hashOf(spent).subarray(0, familyBytes).toString('base64url') : family;
  return `${name}.${tokens.derive('refresh-token', spent)}`;
}

export async function isSpent(db: Db, token: string): Promise<boolean> {
  const spent = await db.sql('is-spent', 'SELECT FROM refresh_tokens WHERE hash = $1 AND rotated_at IS NOT NULL', [hashOf(token)]);
  return spent.length > 0;
}

/** Stores a token; it already exists if this is a retry. */
export async function addRefreshToken(db: Db, token: string, sessionId: string, now: number): Promise<void> {
  await db.run(
    'add-refresh-token',
    'INSERT INTO refresh_tokens (hash, session_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [hashOf(token), sessionId, new Date(now)],
  );
}
