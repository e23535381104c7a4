import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '../ids.js';
import { checkContentType, checkKey, checkPrefix } from './allowed-names.js';
import { filesBelow, leaf } from './files-below.js';
import { pageSize, Storage, type ByteRange, type FileList, type FilePage, type ListedFile, type StoredFile } from './storage.js';

// The content type precedes the bytes, so that one rename replaces both.
const headBytes = 128;
const unfinished = '.new';

/** Stores files in a folder on this machine. */
export class FolderStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, body: Buffer | Readable, contentType: string): Promise<void> {
    const place = this.placeOf(key);
    checkContentType(contentType);
    const draft = join(this.folder, unfinished, newId());
    await mkdir(dirname(draft), { recursive: true });
    try {
      await write(draft, body, contentType);
      await mkdir(dirname(place), { recursive: true });
      await rename(draft, place);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | undefined> {
    const file = await orMissing(open(this.placeOf(key), 'r'));
    if (!file) return undefined;
    const head = Buffer.alloc(headBytes);
    await file.read(head, 0, headBytes, 0);
    const { size } = await file.stat();
    const start = headBytes + (range?.start ?? 0);
    const end = range ? Math.min(size, headBytes + range.end + 1) - 1 : size - 1;
    // A stream cannot end before it starts, as one of an empty file would.
    const body = file.createReadStream(end < start ? { start } : { start, end });
    return { body, contentType: head.toString('latin1').trimEnd(), length: Math.max(0, end - start + 1) };
  }

  async delete(key: string): Promise<void> {
    await rm(this.placeOf(key), { force: true });
  }

  async move(from: string, to: string): Promise<boolean> {
    const [here, there] = [this.placeOf(from), this.placeOf(to)];
    await mkdir(dirname(there), { recursive: true });
    return (await orMissing(rename(here, there).then(() => true))) ?? false;
  }

  async list({ prefix, after = '', limit = pageSize }: FileList): Promise<FilePage> {
    checkPrefix(prefix);
    const files: ListedFile[] = [];
    for await (const { key, size, storedAt } of filesBelow(this.folder, prefix, after)) {
      if (files.length === limit) return { files, next: files.at(-1)?.key ?? '' };
      files.push({ key, length: size - headBytes, storedAt });
    }
    return { files };
  }

  signPut(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private placeOf(key: string): string {
    checkKey(key);
    return join(this.folder, key + leaf);
  }
}

async function write(path: string, body: Buffer | Readable, contentType: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.write(contentType.padEnd(headBytes), null, 'latin1');
    for await (const part of body instanceof Readable ? (body as AsyncIterable<Buffer | string>) : [body]) await file.writeFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
