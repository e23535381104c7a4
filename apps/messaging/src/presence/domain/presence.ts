// A user's presence, derived from their open pages.
import type { Presence } from '@somo/contracts/live';

export interface Connection {
  presence: Exclude<Presence, 'offline'>;
  seenAtMs: number;
}

/**
 * An open page refreshes its token within this time; one that has not was lost with its gateway. Also how long an idle user is 'away'
 * before 'offline'.
 */
export const connectionLifeMs = 10 * 60_000;

/** Returns online while any page is in use, away while one is merely open, otherwise offline. */
export function presenceOf(connections: Connection[], nowMs: number): Presence {
  const alive = connections.filter(({ seenAtMs }) => nowMs - seenAtMs < connectionLifeMs);
  if (alive.some(({ presence }) => presence === 'online')) return 'online';
  return alive.length > 0 ? 'away' : 'offline';
}
