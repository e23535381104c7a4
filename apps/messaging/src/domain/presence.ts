// Whether a person is there, from the pages they have open.
import type { Presence } from '@somo/contracts/live';

export interface Connection {
  presence: Exclude<Presence, 'offline'>;
  seenAtMs: number;
}

/** A page comes back with a fresh token before this long; one that has not was lost with its gateway. Also how long an idle person is 'away'. */
export const connectionLifeMs = 10 * 60_000;

/** Online while any page is in use, away while one is merely open, offline otherwise. */
export function presenceOf(connections: Connection[], nowMs: number): Presence {
  const alive = connections.filter(({ seenAtMs }) => nowMs - seenAtMs < connectionLifeMs);
  if (alive.some(({ presence }) => presence === 'online')) return 'online';
  return alive.length > 0 ? 'away' : 'offline';
}
