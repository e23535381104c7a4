import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { CalendarUnread } from '../calendar-unread.js';
import { isPublicAddress } from './feed-address.js';

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Returns a lookup for connections to public addresses only. The connection goes to the very addresses that were judged here: a name that
 * answers something else a moment later gains nothing.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '', 0);
      else if (!first || !addresses.every(({ address }) => isPublicAddress(address))) callback(new CalendarUnread('not-public'), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}
