import { refuse } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';
import { partType } from '../uploads/receive-part.js';

/** Returns the body of a request, which says how many bytes it has: at least one, at most so many. */
export async function receivePicture({ raw }: FastifyRequest, bytesMax: number): Promise<Buffer> {
  if (raw.headers['content-type'] !== partType) throw refuse('wrong-content-type');
  const bytes = Number(raw.headers['content-length']);
  if (!(bytes > 0)) throw refuse('part-size-wrong');
  if (bytes > bytesMax) throw refuse('page-too-large');
  const chunks: Buffer[] = [];
  for await (const chunk of raw as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
