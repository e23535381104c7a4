// How long a session lasts, and how a presented refresh token is judged.
import { dayMs, hourMs } from '@somo/calendar/days';

const graceMs = 10_000;

/** Returns when a session ends: at a fixed time, however often it is refreshed. */
export function sessionEnd(remember: boolean, now: number): number {
  return now + (remember ? 30 * dayMs : 12 * hourMs);
}

/** Returns the cookie's Max-Age in seconds; null if it ends with the browser session. */
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

type RefreshCheck = 'rotate' | 'retry' | 'reused' | 'ended' | 'expired' | 'suspended';

// Tabs waking together and reloads on a slow connection send the same token again. Within ten seconds it is the same browser; after that
// the token was stolen.
export function checkRefresh(token: PresentedToken, now: number): RefreshCheck {
  if (token.suspended) return 'suspended';
  if (token.sessionRevoked) return 'ended';
  if (token.sessionExpiresAt <= now) return 'expired';
  if (token.rotatedAt === null) return 'rotate';
  return now - token.rotatedAt <= graceMs ? 'retry' : 'reused';
}
