import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Returns the address that a request came from. Behind a trusted proxy that is the last entry of X-Forwarded-For, which the proxy added; the
 * client can forge those before it. Some proxies append the port, which is left out. If that entry is no address, the connection's own counts.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedAddresses(headers['x-forwarded-for']).at(-1) : undefined;
  return forwarded ?? socket.remoteAddress ?? '';
}

/** Returns the entries of X-Forwarded-For, the client's first; an entry that is no address is undefined. */
export function forwardedAddresses(header: string | string[] | undefined): (string | undefined)[] {
  if (header === undefined) return [];
  return String(header).split(',').map(addressIn);
}

const withPort = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>\d+(?:\.\d+){3}))(?::\d{1,5})?$/;

function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const { v6, v4 } = withPort.exec(text)?.groups ?? {};
  const address = v6 ?? v4 ?? text;
  return ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address) ? address : undefined;
}
