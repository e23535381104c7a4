// Compresses the files of the build as much as possible; the gateway sends the compressed files as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(css|html|js|json|svg|txt)$/;
const smallest = 200;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

async function pack(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < smallest) return;
  await writeFile(`${path}.br`, await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  await writeFile(`${path}.gz`, await toGzip(body, { level: constants.Z_BEST_COMPRESSION }));
}

export function packFiles(): Plugin {
  let dist = '';
  return {
    name: 'somo-pack-files',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(dist, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && packable.test(entry.name));
        await Promise.all(files.map((entry) => pack(join(entry.parentPath, entry.name))));
      },
    },
  };
}
