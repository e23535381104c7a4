// How long a sign-in lasts, and what a refresh token that comes back is worth.
const hour = 3_600_000;
const graceMs = 10_000;

/** A sign-in ends at a fixed time, however often it is refreshed. */
export function sessionEnd(remember: boolean, now: number): number {
  return now + (remember ? 30 * 24 * hour : 12 * hour);
}

/** The cookie's Max-Age; null where it ends with the browser session. */
export function cookieSeconds(session: { remember: boolean; expiresAt: number }, now: number): number | null {
  return session.remember ? Math.ceil((session.expiresAt - now) / 1000) : null;
}

export interface PresentedToken {
  /** When it was exchanged for its successor. */
  rotatedAt: number | null;
  sessionExpiresAt: number;
  sessionRevoked: boolean;
  suspended: boolean;
}

export type RefreshCheck = 'rotate' | 'retry' | 'reused' | 'ended';

// Tabs that wake at once and reloads on a slow line send the same token again; within ten seconds it is the same browser, after that a copy in other hands.
export function checkRefresh(token: PresentedToken, now: number): RefreshCheck {
  if (token.sessionRevoked || token.suspended || token.sessionExpiresAt <= now) return 'ended';
  if (token.rotatedAt === null) return 'rotate';
  return now - token.rotatedAt <= graceMs ? 'retry' : 'reused';
}
