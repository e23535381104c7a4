import { StreamableFile } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { ByteRange, Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';

interface Stored {
  key: string;
  contentType: string;
  bytes: number;
}

/** Streams a file, or the part of it that a player asks for. Nobody between may keep it, and an address that is opened shows no page. */
export async function streamRange(storage: Storage, file: Stored, asked: string | undefined, reply: FastifyReply): Promise<StreamableFile> {
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const range = rangeOf(asked, file.bytes);
  if (range === 'beyond') {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw refuse('range-beyond-end');
  }
  const found = await storage.get(file.key, range);
  if (!found) throw refuse('recording-deleted');
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  reply.header('content-type', file.contentType);
  return new StreamableFile(found.body, { type: file.contentType, length: found.length });
}

/** Returns the one range of a header (RFC 9110); undefined for none, or for what may be answered with the whole file. */
function rangeOf(header: string | undefined, bytes: number): ByteRange | 'beyond' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return last === '0' ? 'beyond' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= bytes) return 'beyond';
  return { start: Number(first), end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
