import { request as openPlain, type IncomingMessage } from 'node:http';
import { request as openSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup } from '@somo/platform/net/public-address';

interface Opening {
  signal: AbortSignal;
  /** False for a host that need not be public. */
  isChecked: boolean;
  lookup?: LookupFunction;
}

/** Returns the response of an address; redirects are not followed. Each request has a connection of its own. */
export function openFeed(
  url: URL,
  headers: Record<string, string>,
  { signal, isChecked, lookup = publicLookup() }: Opening,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? openSecure : openPlain;
  return new Promise((resolve, reject) => {
    open(url, { headers, signal, agent: false, ...(isChecked ? { lookup } : {}) })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}
