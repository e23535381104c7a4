import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Storage } from '@somo/platform/storage/storage';
import type { BackupKey } from './backup-key.js';

const contentType = 'application/octet-stream';

/** What was stored, before it was encrypted. */
export interface Sum {
  bytes: number;
  sha256: string;
}

/** A folder or bucket in which everything is encrypted. */
export class SealedPlace {
  constructor(
    readonly storage: Storage,
    private readonly key: BackupKey,
  ) {}

  /** Stores all of a stream, or nothing. */
  async put(name: string, plain: Readable): Promise<Sum> {
    const { measure, sum } = measuring();
    const measured = plain.pipe(measure);
    plain.once('error', (error) => measure.destroy(error));
    const sealed = await this.key.encrypt(Readable.toWeb(measured) as ReadableStream<Uint8Array>);
    const body = Readable.fromWeb(sealed as NodeStream);
    body.on('error', () => undefined);
    try {
      await this.storage.put(name, body, contentType);
    } catch (error) {
      // What is written for it would wait for ever.
      body.destroy();
      plain.destroy();
      throw error;
    }
    return sum();
  }

  /** Returns what was stored; undefined if there is nothing. It fails while it is read if it is damaged. */
  async get(name: string): Promise<Readable | undefined> {
    const found = await this.storage.get(name);
    if (!found) return undefined;
    const plain = await this.key.decrypt(Readable.toWeb(found.body) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(plain as NodeStream);
  }

  async read(name: string): Promise<Buffer | undefined> {
    const found = await this.get(name);
    return found && (await buffer(found));
  }
}

/** Sends a stream on to `into`, and returns what passed. */
export async function passing(from: Readable, ...into: (NodeJS.WritableStream | NodeJS.ReadWriteStream)[]): Promise<Sum> {
  const { measure, sum } = measuring();
  await pipeline([from, measure, ...(into.length > 0 ? into : [new PassThrough().resume()])]);
  return sum();
}

function measuring(): { measure: Transform; sum: () => Sum } {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part);
      bytes += part.length;
      done(null, part);
    },
  });
  return { measure, sum: () => ({ bytes, sha256: hash.digest('hex') }) };
}
