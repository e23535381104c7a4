import { refuse } from '@somo/contracts/refusals';
import type { Storage } from '@somo/platform/storage/storage';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';

interface Part {
  storage: Storage;
  key: string;
  /** Exactly so many. */
  bytes: number;
  /** Sees them on their way. */
  through?: Transform;
}

export const partType = 'application/octet-stream';

/** Refuses a request that does not bring a part of exactly so many bytes. */
export function checkPart({ headers }: IncomingMessage, bytes: number): void {
  if (headers['content-type'] !== partType) throw refuse('wrong-content-type');
  if (Number(headers['content-length']) !== bytes) throw refuse('part-size-wrong');
}

/** Streams the body of a request to the storage. Of one that breaks off nothing is stored, and what was stored of this part before stays. */
export async function receivePart({ raw }: FastifyRequest, { storage, key, bytes, through }: Part): Promise<void> {
  checkPart(raw, bytes);
  try {
    await storage.put(key, through ? compose(raw, through) : raw, partType);
  } catch (error) {
    if (!raw.complete) throw refuse('malformed-request');
    throw error;
  }
}

/** A source that breaks off breaks what is read of it too. */
const compose = (source: Readable, through: Transform): Readable => pipeline(source, through, () => undefined);
