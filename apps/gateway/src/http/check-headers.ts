import { refuse, type Refusal } from '@somo/contracts/refusals';
import type { IncomingMessage } from 'node:http';
import { isReadable } from './readable-url.js';

/** Returns the refusal that the URL and headers alone call for, before any of the body is read. */
export function refusalOfHead(request: IncomingMessage): Refusal | undefined {
  if (!isReadable(request.url ?? '') || countHeader(request, 'host') > 1) return refuse('malformed-request');
  const encoding = request.headers['content-encoding'];
  // Refuse even encodings we could decode: a few bytes could expand to megabytes before the sender is checked.
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return refuse('encoding-not-supported');
  return undefined;
}

/** Counts a header's occurrences: when a header is repeated, Node keeps the first or joins them. */
function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((word, index) => index % 2 === 0 && word.length === name.length && word.toLowerCase() === name).length;
}

/**
 * Returns all headers by lowercase name, except cookies; one that was sent several times is a list. Node has read 16 KB of them at most, and
 * its own `headersDistinct` fails on a header named `__proto__`.
 */
export function headersOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    values.set(name, [...(values.get(name) ?? []), rawHeaders[index + 1] ?? '']);
  }
  values.delete('cookie');
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}
