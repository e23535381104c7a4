// From which addresses a calendar may be read: public ones, by https.
import { isPublicAddress } from '@somo/platform/net/public-address';
import ipaddr from 'ipaddr.js';

export type AddressProblem = 'no-address' | 'no-https' | 'credentials' | 'port' | 'not-public';

/** Returns the address as it is read, or what is wrong with it. `allowed` are hosts with ports that need not be public. */
export function feedAddress(text: string, allowed: ReadonlySet<string>): URL | AddressProblem {
  const given = text.trim().replace(/^webcals?:\/\//i, 'https://');
  if (!URL.canParse(given)) return 'no-address';
  const url = new URL(given);
  url.hash = '';
  if (isAllowed(url, allowed)) return url;
  if (url.protocol !== 'https:') return 'no-https';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.port !== '') return 'port';
  return isOutside(url.hostname) ? url : 'not-public';
}

export function isAllowed({ protocol, hostname, port }: URL, allowed: ReadonlySet<string>): boolean {
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && allowed.has(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`);
}

/** A literal address is judged here, because no name is looked up for it; of a name, the addresses are judged when it is looked up. */
function isOutside(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) ? isPublicAddress(literal) : hostname.includes('.');
}
