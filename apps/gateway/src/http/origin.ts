// Only our own pages may use the cookie or open a socket. A request without Origin is not from a browser, since a browser cannot omit it.
import type { IncomingHttpHeaders } from 'node:http';

export interface OriginRules {
  trustProxy: boolean;
  publicUrl: string;
}

export function isOurOrigin(headers: IncomingHttpHeaders, rules: OriginRules): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const asker = new URL(origin).host;
  return hosts(headers, rules).includes(asker);
}

function hosts(headers: IncomingHttpHeaders, rules: OriginRules): string[] {
  const forwarded = rules.trustProxy ? headers['x-forwarded-host'] : undefined;
  const own = typeof forwarded === 'string' ? forwarded.split(',')[0]?.trim() : headers.host;
  return [...(own ? [own] : []), ...(rules.publicUrl ? [new URL(rules.publicUrl).host] : [])];
}
