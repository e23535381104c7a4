// The servers through which two browsers find each other.
import type { IceServer } from '@somo/contracts/classroom';

interface IceSettings {
  stunUrls: readonly string[];
  turnUrls: readonly string[];
}

/** Signs a TURN user name: HMAC-SHA1 in base64, as coturn's `use-auth-secret` checks it. */
type Sign = (username: string) => string;

/** Returns the ICE servers for one person. TURN credentials are theirs alone and expire at `until` (epoch milliseconds). */
export function iceServersFor(userId: string, until: number, { stunUrls, turnUrls }: IceSettings, sign: Sign): IceServer[] {
  const servers: IceServer[] = [];
  if (stunUrls.length > 0) servers.push({ urls: [...stunUrls] });
  if (turnUrls.length === 0) return servers;
  const username = `${Math.ceil(until / 1000)}:${userId}`;
  return [...servers, { urls: [...turnUrls], username, credential: sign(username) }];
}
