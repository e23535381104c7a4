import { refuse } from '@somo/contracts/refusals';
import { chunkBytesMax } from '@somo/contracts/rules/recordings';
import type { Storage } from '@somo/platform/storage/storage';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { receivePart } from '../uploads/receive-part.js';

/** Returns which part of a recording the last segment of a path names. */
export function seqOf(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw refuse('recording-not-found');
  return Number(text);
}

/** Returns how many bytes a request brings; refuses too many before the first is read. */
export function sizeOf({ raw }: FastifyRequest): number {
  const bytes = Number(raw.headers['content-length']);
  if (!Number.isInteger(bytes) || bytes < 1) throw refuse('part-size-wrong');
  if (bytes > chunkBytesMax) throw refuse('recording-part-too-large');
  return bytes;
}

/** Streams a part to the storage; refuses one whose bytes are not those that its sender meant. */
export async function receiveChunk(
  request: FastifyRequest,
  { storage, key, bytes, sha256 }: { storage: Storage; key: string; bytes: number; sha256: string },
): Promise<void> {
  const hash = createHash('sha256');
  const counted = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part);
      done(null, part);
    },
  });
  await receivePart(request, { storage, key, bytes, through: counted });
  if (hash.digest('hex') !== sha256) throw refuse('recording-part-damaged');
}
