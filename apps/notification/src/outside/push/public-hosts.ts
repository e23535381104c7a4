import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns whether an IP address is one of the internet, so that a browser cannot make Somo call machines beside it. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Returns whether a push service may have this address: https with the usual port and a name of the internet. `allowed`: hosts that may have any address. */
export function isPublicEndpoint(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  if (allowed.includes(host)) return true;
  return (
    port === '' &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
    /\.[a-z][a-z0-9-]+$/i.test(hostname) &&
    !/\.(local|internal|localhost|test)$/i.test(hostname)
  );
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a name like `dns.lookup`, but fails if one of its addresses is not of the internet. */
export function lookupPublic(hostname: string, options: LookupOptions, found: Found): void {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const private_ = addresses.find(({ address }) => !isPublicAddress(address));
    if (private_ || !addresses[0]) return found(new Error(`${hostname} is not a host of the internet.`), []);
    if (options.all) found(null, addresses);
    else found(null, addresses[0].address, addresses[0].family);
  });
}
