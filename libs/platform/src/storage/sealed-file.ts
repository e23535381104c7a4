// Files that are only ever stored encrypted (AES-256-GCM): a nonce, the ciphertext and its tag.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from './storage.js';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Where a file is stored, and the key that encrypts it there and nowhere else. */
export interface Sealed {
  storedAs: string;
  dataKey: Buffer;
}

export const newDataKey = (): Buffer => randomBytes(32);

/** Stores a file encrypted. Of a source that breaks off nothing is stored. */
export async function putSealed(storage: Storage, { storedAs, dataKey }: Sealed, source: Readable): Promise<void> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, dataKey, nonce).setAAD(Buffer.from(storedAs));
  const sealed = async function* (): AsyncGenerator<Buffer> {
    yield nonce;
    for await (const chunk of source as AsyncIterable<Buffer>) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
  await storage.put(storedAs, Readable.from(sealed()), 'application/octet-stream');
}

/** Returns a stored file decrypted, or undefined if there is none. Throws for one that was altered, moved, or encrypted with another key. */
export async function getSealed(storage: Storage, { storedAs, dataKey }: Sealed): Promise<Buffer | undefined> {
  const file = await storage.get(storedAs);
  if (!file) return undefined;
  const sealed = await buffer(file.body);
  const decipher = createDecipheriv(algorithm, dataKey, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(storedAs));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
