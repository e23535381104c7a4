// Whether the owner of an account is notified of a sign-in.
import { dayMs } from '@somo/calendar/days';

/** Another browser in which the user has signed in. */
export interface KnownBrowser {
  browser: string | null;
  system: string | null;
  /** Epoch milliseconds. */
  addedAt: number;
}

/**
 * Returns whether a sign-in from a new browser is news. The first of an account is not. Nor is a second one of the same kind within a
 * day: a user who deletes cookies, or uses private windows, is notified once.
 */
export function isNews(added: Pick<KnownBrowser, 'browser' | 'system'>, others: KnownBrowser[], now: number): boolean {
  const isSameKind = (other: KnownBrowser) => other.browser === added.browser && other.system === added.system;
  return others.some(({ browser }) => browser !== null) && !others.some((other) => isSameKind(other) && now - other.addedAt < dayMs);
}
