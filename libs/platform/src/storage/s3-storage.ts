import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkContentType, checkKey, checkPrefix } from './allowed-names.js';
import { signPut } from './sign-put.js';
import { pageSize, Storage, type ByteRange, type FileList, type FilePage, type SignedPut, type StoredFile } from './storage.js';

/** Stores files in a bucket of any S3-compatible store. */
export class S3Storage extends Storage {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    /** Where browsers reach the store; undefined if they do not. */
    private readonly origin: string | undefined,
  ) {
    super();
  }

  async put(key: string, body: Buffer | Readable, contentType: string): Promise<void> {
    checkContentType(contentType);
    const params = { ...this.at(key), ContentType: contentType, Body: body };
    let broken: Error | undefined;
    if (body instanceof Readable) body.once('error', (error) => (broken = error));
    try {
      // One part after another keeps an upload small in memory.
      await new Upload({ client: this.client, params, queueSize: 1 }).done();
    } catch (error) {
      // The parts are then deleted; if that fails too, it would hide why the upload ended.
      throw broken ?? error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | undefined> {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const found = await orMissing(this.client.send(new GetObjectCommand({ ...this.at(key), ...part })));
    if (!found) return undefined;
    return { body: found.Body as Readable, contentType: found.ContentType ?? '', length: found.ContentLength ?? 0 };
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  /** Copies and deletes: if the process is killed in between, both files remain, and moving again fixes that. */
  async move(from: string, to: string): Promise<boolean> {
    checkKey(from);
    const target = this.at(to);
    if (from === to) return (await orMissing(this.client.send(new HeadObjectCommand(target)))) !== undefined;
    const copied = await orMissing(this.client.send(new CopyObjectCommand({ ...target, CopySource: `${this.bucket}/${from}` })));
    if (!copied) return false;
    await this.delete(from);
    return true;
  }

  async list({ prefix, after, limit = pageSize }: FileList): Promise<FilePage> {
    checkPrefix(prefix);
    // The first version of this call continues after a key, a page marker that every store understands.
    const page = await this.client.send(
      new ListObjectsCommand({ Bucket: this.bucket, Prefix: prefix, MaxKeys: limit, ...(after ? { Marker: after } : {}) }),
    );
    const files = (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified }) => ({
      key: Key,
      length: Size,
      storedAt: LastModified?.getTime() ?? 0,
    }));
    return page.IsTruncated ? { files, next: files.at(-1)?.key ?? '' } : { files };
  }

  async signPut({ key, ...what }: SignedPut): Promise<string | undefined> {
    const { Bucket, Key } = this.at(key);
    checkContentType(what.contentType);
    return this.origin && signPut(this.client, { ...what, origin: this.origin, path: `/${Bucket}/${Key}` });
  }

  close(): Promise<void> {
    this.client.destroy();
    return Promise.resolve();
  }

  private at(key: string): { Bucket: string; Key: string } {
    checkKey(key);
    return { Bucket: this.bucket, Key: key };
  }
}

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    throw error;
  }
}
