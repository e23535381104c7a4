export const videoLinkMax = 500;

/** Returns whether a text is a link to a page that everyone can open: http or https, to a host by its public name. */
export function isVideoLink(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > videoLinkMax) return false;
  if (!/^https?:\/\/[^/\\]/i.test(value) || /[\s\\\p{Cc}\p{Cf}]/u.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return username === '' && password === '' && isPublicName(hostname.replace(/\.$/, ''));
}

// Names that only a home or company network resolves.
const local = /(^|\.)(local|localhost|localdomain|internal|intranet|lan|corp|home|home\.arpa|onion)$/;

/** URL has already written every spelling of an IPv4 address (127.1, 0x7f000001, 2130706433) as four numbers, and IPv6 in brackets. */
function isPublicName(host: string): boolean {
  return host.includes('.') && !/^[\d.]+$/.test(host) && !host.startsWith('[') && !local.test(host);
}
