import { refuse, type Refusal } from '@somo/contracts/refusals';
import type { IncomingMessage } from 'node:http';

/** What a request is refused for by its address and headers alone, before a byte of its body is read. */
export function refusalOfHead(request: IncomingMessage): Refusal | undefined {
  if (!isReadable(request.url ?? '') || timesGiven(request, 'host') > 1) return refuse('malformed-request');
  const encoding = request.headers['content-encoding'];
  // Not even one that we could decode: a few bytes would become megabytes before anybody has looked at who sends them.
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return refuse('encoding-not-supported');
  return undefined;
}

/** Of a header that is given twice Node keeps the first, or joins both. */
export function timesGiven({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((word, index) => index % 2 === 0 && word.length === name.length && word.toLowerCase() === name).length;
}

function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
