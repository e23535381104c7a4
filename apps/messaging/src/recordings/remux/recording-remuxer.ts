import { createWriteStream } from 'node:fs';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { Storage } from '@somo/platform/storage/storage';
import { MessagingConfig } from '../../messaging.config.js';
import type { RemuxAnswer, RemuxQuestion } from './remux.js';

export interface Remuxed {
  seconds: number;
  bytes: number;
  contentType: string;
}

/** Specs run from sources, which a thread cannot load: it loads the build. */
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/recordings/remux/remux-thread.js' : './remux-thread.js',
  import.meta.url,
);
const maxMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** Makes one file of the parts of a recording: file to file, in a thread of its own, one at a time. */
@Injectable()
export class RecordingRemuxer {
  private readonly line = new ConcurrencyLimiter({ atOnce: 1 });

  constructor(
    private readonly storage: Storage,
    private readonly config: MessagingConfig,
  ) {}

  /** Stores what the parts are together; returns undefined if nothing of it can be played. */
  remux(parts: string[], key: string, madeAs: string): Promise<Remuxed | undefined> {
    return parts.length === 0 ? Promise.resolve(undefined) : this.line.run(() => this.inFolder(parts, key, madeAs));
  }

  private async inFolder(parts: string[], key: string, madeAs: string): Promise<Remuxed | undefined> {
    const folder = await mkdtemp(join(this.config.RECORDING_SCRATCH || tmpdir(), 'somo-recording-'));
    try {
      const [from, to] = [join(folder, 'parts'), join(folder, 'whole')];
      await pipeline(Readable.from(this.bytesOf(parts)), createWriteStream(from, { mode: 0o600 }));
      const isWebM = madeAs.endsWith('/webm');
      const made = await inThread({ from, to, isWebM });
      if (!made || made.seconds <= 0) return undefined;
      const contentType = `${made.hasPicture ? 'video' : 'audio'}/${isWebM ? 'webm' : 'mp4'}`;
      await this.storage.put(key, createReadStream(to), contentType);
      return { seconds: made.seconds, bytes: (await stat(to)).size, contentType };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async *bytesOf(parts: string[]): AsyncGenerator<Buffer> {
    for (const key of parts) {
      const part = await this.storage.get(key);
      if (part) yield* part.body as AsyncIterable<Buffer>;
    }
  }
}

/** Fails, to be tried again, where there is too little time, memory or disk. */
function inThread(question: RemuxQuestion): Promise<RemuxAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadFile, { workerData: question, resourceLimits, env: {}, execArgv: [] });
    const timer = setTimeout(() => void thread.terminate(), maxMs);
    thread.once('message', (answer: RemuxAnswer) => resolve(answer));
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that prepares recordings ended without an answer.'));
    });
  });
}
