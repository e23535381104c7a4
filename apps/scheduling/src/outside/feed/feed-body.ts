import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CalendarUnread } from '../calendar-unread.js';

const maxFeedBytes = 5 * 1024 * 1024;

/** Returns the body, unpacked. Throws `CalendarUnread` for one that is too large, however small it was packed. */
export async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxFeedBytes) throw new CalendarUnread('too-large');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpacked(response)) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > maxFeedBytes) throw new CalendarUnread('too-large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return response;
  if (encoding !== 'gzip') throw new CalendarUnread('no-calendar');
  // An error ends the reading, too.
  return pipeline(response, createGunzip(), () => undefined);
}
