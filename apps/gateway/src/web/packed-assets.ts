// The hashed files of one build of the web app as one file of the storage: a line of JSON that lists them, and their contents.
import { brotliDecompressSync } from 'node:zlib';
import type { WebFile } from './web-files.js';
import { fileOf } from './web-files.js';

interface Listed {
  name: string;
  extension: string;
  /** In the pack. */
  bytes: number;
  isBrotli: boolean;
}

/** Returns the pack of these files; of those that the build compressed, only that version. */
export function packAssets(files: ReadonlyMap<string, WebFile>): Buffer {
  const bodies = [...files].map(([name, { body, packed }]) => ({ name, body: packed.br ?? body, isBrotli: packed.br !== undefined }));
  const listed = bodies.map(({ name, body, isBrotli }): Listed => ({
    name,
    extension: /\.[^.]+$/.exec(name)?.[0] ?? '',
    bytes: body.length,
    isBrotli,
  }));
  return Buffer.concat([Buffer.from(`${JSON.stringify(listed)}\n`), ...bodies.map(({ body }) => body)]);
}

/** Returns the files of a pack; throws if it is none. */
export function unpackAssets(pack: Buffer): Map<string, WebFile> {
  const head = pack.indexOf('\n');
  const listed = JSON.parse(pack.subarray(0, head).toString()) as Listed[];
  let at = head + 1;
  return new Map(
    listed.map(({ name, extension, bytes, isBrotli }) => {
      const body = pack.subarray(at, (at += bytes));
      return [name, isBrotli ? fileOf(brotliDecompressSync(body), extension, { br: body }) : fileOf(body, extension)];
    }),
  );
}
