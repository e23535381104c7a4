import type { UserCaller } from '@somo/contracts/caller';
import { toInstant, type Instant } from '@somo/contracts/time';
import { SignJWT } from 'jose';
import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.js';
import { algorithm, usersKeyId, type KeyRing } from './key-ring.js';

export const userIssuer = 'somo/auth';
export const userAudience = 'somo';
export const accessTokenSeconds = 600;

/** Signs users' access tokens: JWT (RFC 7519), Ed25519, valid for ten minutes. Only auth holds the key. */
export class UserTokens {
  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  async sign(user: Omit<UserCaller, 'kind'>): Promise<{ accessToken: string; expiresAt: Instant }> {
    const key = this.keys.privateKey(usersKeyId);
    if (!key) throw new Error('This process does not hold the key that signs access tokens.');
    const issuedAt = Math.floor(this.clock.now() / 1000);
    const { role, sessionId, operatorRoles, duty } = user;
    const claims = { role, sid: sessionId, ...(operatorRoles ? { ops: operatorRoles } : {}), ...(duty ? { duty } : {}) };
    const accessToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: usersKeyId, typ: 'JWT' })
      .setIssuer(userIssuer)
      .setAudience(userAudience)
      .setSubject(user.userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenSeconds)
      .sign(key);
    return { accessToken, expiresAt: toInstant((issuedAt + accessTokenSeconds) * 1000) };
  }

  /** Returns a value derived from a text for one purpose: always the same, and unpredictable without the key (HMAC). */
  derive(purpose: string, text: string): string {
    const secret = this.keys.secretFor(usersKeyId, purpose);
    if (!secret) throw new Error('This process does not hold the key that signs access tokens.');
    return createHmac('sha256', secret).update(text).digest('base64url');
  }
}
