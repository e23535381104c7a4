import { refuse } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';
import { partType } from '../uploads/receive-part.js';

/** Returns whether a request brings bytes, and not something for a form or a program. */
export const bringsBytes = ({ raw }: FastifyRequest): boolean => raw.headers['content-type'] === partType;

/** Returns the body of a request, which says how many bytes it has: at least one, at most so many. */
export async function receivePicture({ raw }: FastifyRequest, bytesMax: number): Promise<Buffer> {
  const bytes = Number(raw.headers['content-length']);
  if (!(bytes > 0)) throw refuse('part-size-wrong');
  if (bytes > bytesMax) throw refuse('page-too-large');
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of raw as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch (error) {
    if (!raw.complete) throw refuse('malformed-request');
    throw error;
  }
  return Buffer.concat(chunks);
}
