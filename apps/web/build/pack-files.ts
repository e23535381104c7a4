// Compresses the files of the build; the gateway sends the compressed files as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(css|html|js|json|svg|txt)$/;
const smallest = 200;
const quick = 9;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Scripts are always compressed as much as possible: their size is what tests limit. Documents take as long again, for a tenth of their size. */
function qualityFor(path: string, forVisitors: boolean): number {
  return forVisitors || !path.endsWith('.html') ? constants.BROTLI_MAX_QUALITY : quick;
}

async function pack(path: string, forVisitors: boolean): Promise<void> {
  const body = await readFile(path);
  if (body.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(path, forVisitors), [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${path}.br`, await toBrotli(body, { params }));
  await writeFile(`${path}.gz`, await toGzip(body, { level: constants.Z_BEST_COMPRESSION }));
}

/** Compresses what was built: `forVisitors`, who download it often, as much as possible. */
export function packFiles(forVisitors: boolean): Plugin {
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
        await Promise.all(files.map((entry) => pack(join(entry.parentPath, entry.name), forVisitors)));
      },
    },
  };
}
