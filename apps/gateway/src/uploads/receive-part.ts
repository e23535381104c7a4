import { refuse } from '@somo/contracts/refusals';
import type { Storage } from '@somo/platform/storage/storage';
import type { FastifyRequest } from 'fastify';

interface Part {
  storage: Storage;
  key: string;
  /** Exactly so many. */
  bytes: number;
}

export const partType = 'application/octet-stream';

/** Streams the body of a request to the storage. Of one that breaks off nothing is stored, and what was stored of this part before stays. */
export async function receivePart({ raw }: FastifyRequest, { storage, key, bytes }: Part): Promise<void> {
  if (raw.headers['content-type'] !== partType) throw refuse('wrong-content-type');
  if (Number(raw.headers['content-length']) !== bytes) throw refuse('part-size-wrong');
  try {
    await storage.put(key, raw, partType);
  } catch (error) {
    if (!raw.complete) throw refuse('malformed-request');
    throw error;
  }
}
