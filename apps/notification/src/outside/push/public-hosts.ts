import { isIP } from 'node:net';

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
