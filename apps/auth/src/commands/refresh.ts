import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse, type RefusalCode } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { UserTokens } from '@somo/platform/identity/user-tokens';
import { Log } from '@somo/platform/log';
import { Transaction, type Tx } from '@somo/platform/transaction';
import type { OpenSession } from '../credentials/open-session.js';
import { addRefreshToken, isSpent, successorOf } from '../credentials/refresh-token.js';
import { hashOf } from '../credentials/secret.js';
import { SessionResponse } from '../credentials/session-response.js';
import { checkRefresh } from '../domain/session.js';
import { lockRefreshToken, type LockedToken } from '../store/lock-refresh-token.js';
import { revokeSession } from '../credentials/end-sessions.js';
import { UserSchema } from '../store/user.schema.js';

type Ended = Extract<RefusalCode, 'session-ended' | 'session-expired' | 'session-suspended'>;

const seenEveryMs = 5 * 60_000;

@Injectable()
export class Refresh {
  constructor(
    private readonly tx: Transaction,
    private readonly answer: SessionResponse,
    private readonly userTokens: UserTokens,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.refresh', { by: ['public'], refuses: ['session-ended', 'session-expired', 'session-suspended'] })
  async run({ refreshToken }: Asks['auth.refresh']['in']): Promise<SignedIn> {
    const refreshed = await this.tx.run(async (tx) => {
      const token = await lockRefreshToken(tx.db, hashOf(refreshToken));
      const session = token ? await this.successor(tx, token, refreshToken) : 'session-ended';
      if (typeof session === 'string') return session;
      const user = await tx.db.of(UserSchema).findOneBy({ id: token!.userId });
      return user ? { session, user } : 'session-ended';
    });
    // refused only after the commit: reuse of a token must leave its family revoked
    if (typeof refreshed === 'string') throw refuse(refreshed);
    return this.answer.of(refreshed.user, refreshed.session);
  }

  private async successor(tx: Tx, token: LockedToken, spent: string): Promise<OpenSession | Ended> {
    const now = this.clock.now();
    const verdict = checkRefresh(token, now);
    if (verdict === 'reused') {
      await revokeSession(tx, token, now);
      this.log.warn({ userId: token.userId, sessionId: token.sessionId }, 'a rotated refresh token came back: its session is revoked');
      return 'session-ended';
    }
    if (verdict !== 'rotate' && verdict !== 'retry') return `session-${verdict}`;
    if (verdict === 'rotate') await rotateAll(tx.db, token.sessionId, now);
    let refreshToken = successorOf(spent, this.userTokens);
    // A retry may arrive after its successor was used too: the token returned must be unused, or using it would revoke the session.
    while (verdict === 'retry' && (await isSpent(tx.db, refreshToken))) refreshToken = successorOf(refreshToken, this.userTokens);
    await addRefreshToken(tx.db, refreshToken, token.sessionId, now);
    await noteSeen(tx.db, token.sessionId, now);
    return { id: token.sessionId, remember: token.remember, expiresAt: token.sessionExpiresAt, refreshToken };
  }
}

/** Records that the session is in use, at most every five minutes. */
function noteSeen(db: Db, sessionId: string, now: number): Promise<number> {
  return db.run('note-seen', 'UPDATE sessions SET last_seen_at = $2 WHERE id = $1 AND COALESCE(last_seen_at, created_at) <= $3', [
    sessionId,
    new Date(now),
    new Date(now - seenEveryMs),
  ]);
}

// Rotates every token of the session: an older version running alongside issues another successor on each retry, and only one may stay
// valid.
function rotateAll(db: Db, sessionId: string, now: number): Promise<number> {
  return db.run('rotate-tokens', 'UPDATE refresh_tokens SET rotated_at = $2 WHERE session_id = $1 AND rotated_at IS NULL', [
    sessionId,
    new Date(now),
  ]);
}
