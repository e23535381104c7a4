import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Readable;
  contentType: string;
  /** In bytes. */
  length: number;
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
  /** Where the next page goes on; there is none after the last. */
  next?: string;
}

export interface FileList {
  /** What the keys begin with, such as 'incoming/'. */
  prefix: string;
  after?: string | undefined;
  limit?: number;
}

export const pageSize = 100;

/** Keeps files by key, such as 'avatars/<id>'. A file is there whole or not at all; readers of a replaced file read the old one to its end. */
export abstract class Storage {
  abstract put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** Whoever gets a file reads its body to the end, or destroys it. */
  abstract get(key: string): Promise<StoredFile | undefined>;
  /** A file that is not there is deleted already. */
  abstract delete(key: string): Promise<void>;
  /** Replaces what is at the new key. Answers whether there was a file to move. */
  abstract move(from: string, to: string): Promise<boolean>;
  /** Sorted by key. */
  abstract list(what: FileList): Promise<FilePage>;
  abstract close(): Promise<void>;
}
