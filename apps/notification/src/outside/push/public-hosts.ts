import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Addresses of networks that are not the internet (RFC 6890): a browser must not make Somo call them. */
const unreachable = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  unreachable.addSubnet(network, prefix, 'ipv4');
/** Of IPv6, only global unicast addresses are the internet. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return !unreachable.check(mapped, 'ipv4');
  return isIP(mapped) === 6 && globalUnicast.check(mapped, 'ipv6') && !mapped.toLowerCase().startsWith('2002:');
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
