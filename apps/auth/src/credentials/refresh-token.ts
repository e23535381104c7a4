import type { Db } from '@somo/platform/db';
import type { UserTokens } from '@somo/platform/identity/user-tokens';
import { randomBytes } from 'node:crypto';
import { hashOf, newSecret } from './secret.js';

const familyBytes = 12;

/** The family stays the same through all tokens of a sign-in: by it the gateway counts how often one is refreshed. */
export function newRefreshToken(): string {
  return `${randomBytes(familyBytes).toString('base64url')}.${newSecret()}`;
}

/** The one token that follows a spent one, so that asking again gives the same answer. */
export function successorOf(spent: string, tokens: UserTokens): string {
  const [family = '', secret] = spent.split('.');
  // A token from before there were families names none.
  const name = secret === undefined ? hashOf(spent).subarray(0, familyBytes).toString('base64url') : family;
  return `${name}.${tokens.derive('refresh-token', spent)}`;
}

export async function isSpent(db: Db, token: string): Promise<boolean> {
  const spent = await db.sql('is-spent', 'SELECT FROM refresh_tokens WHERE hash = $1 AND rotated_at IS NOT NULL', [hashOf(token)]);
  return spent.length > 0;
}

/** Known already when it is the answer to a retry. */
export async function addRefreshToken(db: Db, token: string, sessionId: string, now: number): Promise<void> {
  await db.run(
    'add-refresh-token',
    'INSERT INTO refresh_tokens (hash, session_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [hashOf(token), sessionId, new Date(now)],
  );
}
