import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Readable;
  contentType: string;
  /** Of the body, in bytes. */
  length: number;
}

/** From the first byte to the last, both included, from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ListedFile {
  key: string;
  /** In bytes. */
  length: number;
  /** Epoch milliseconds. */
  storedAt: number;
}

export interface FilePage {
  files: ListedFile[];
  /** Where the next page continues; absent on the last page. */
  next?: string;
}

export interface FileList {
  /** What the keys start with, such as 'incoming/'. */
  prefix: string;
  after?: string | undefined;
  limit?: number;
}

/** What is put at a signed address, and for how long that is possible. */
export interface SignedPut {
  key: string;
  /** Exactly so many. */
  bytes: number;
  contentType: string;
  seconds: number;
}

export const pageSize = 100;

/**
 * Stores files by key, such as 'avatars/<id>'. A file is stored completely or not at all; readers of a replaced file read the old one to its
 * end.
 */
export abstract class Storage {
  abstract put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** Returns a file, or a part of it that it has, or undefined. The caller must read the body to the end or destroy it. */
  abstract get(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Deletes a file; succeeds when there is none. */
  abstract delete(key: string): Promise<void>;
  /** Moves a file, replacing any at the new key. Returns whether there was a file to move. */
  abstract move(from: string, to: string): Promise<boolean>;
  /** Returns a page of files, sorted by key. */
  abstract list(what: FileList): Promise<FilePage>;
  /** Returns the address to which a browser itself puts a file; undefined where it cannot reach the storage. */
  abstract signPut(what: SignedPut): Promise<string | undefined>;
  abstract close(): Promise<void>;
}
