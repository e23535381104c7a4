// Which hosts of the internet people may have Somo call, so that nobody makes it call machines beside it.
import ipaddr from 'ipaddr.js';
import { Resolver, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Returns whether an IP address is one of the public internet; those that stand for another one are judged as that. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const judged = ipaddr.process(address);
  // ::10.0.0.1, an old way to write an IPv4 address, counts as unicast there.
  const isOldForm = judged instanceof ipaddr.IPv6 && judged.match(ipaddr.IPv6.parse('::'), 96);
  return judged.range() === 'unicast' && !isOldForm;
}

/** A host has no address, or one that is not of the internet. */
export class NotPublic extends Error {
  constructor(hostname: string) {
    super(`${hostname} is not a host of the internet.`);
  }
}

type Resolve = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/**
 * Returns a lookup for connections to public addresses only, which fails with `NotPublic`. The connection goes to the very addresses that
 * were judged here: a name that answers something else a moment later gains nothing.
 */
export function publicLookup(resolve: Resolve = byNameServers()): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, (error, addresses) => {
      const [first] = addresses;
      if (error) callback(error, '', 0);
      else if (!first || !addresses.every(({ address }) => isPublicAddress(address))) callback(new NotPublic(hostname), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

const patience = { timeout: 2_500, tries: 2 };

/**
 * Returns a resolver that asks these name servers, or the machine's. Unlike `dns.lookup`, it waits for slow ones without one of the few
 * threads that files and ciphers need too.
 */
export function byNameServers(servers?: string[]): Resolve {
  return (hostname, done) => {
    const resolver = new Resolver(patience);
    if (servers) resolver.setServers(servers);
    const found: LookupAddress[] = [];
    let waiting = 2;
    const take = (family: 4 | 6) => (error: Error | null, addresses: string[] | undefined) => {
      found.push(...(addresses ?? []).map((address) => ({ address, family })));
      waiting -= 1;
      // Of its two kinds of addresses, a host often has only one.
      if (waiting === 0) done(found.length > 0 ? null : error, found);
    };
    resolver.resolve4(hostname, take(4));
    resolver.resolve6(hostname, take(6));
  };
}
