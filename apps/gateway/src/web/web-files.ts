import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { GatewayConfig } from '../gateway.config.js';

const ours = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const packable = /text|javascript|json|svg/;

export type Encoding = 'br' | 'gzip';

export interface WebFile {
  body: Buffer;
  type: string;
  etag: string;
  /** Packed when first asked for, then kept. */
  packed: Map<Encoding, Promise<Buffer>>;
}

const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** What the web app's build left, read once: no path from outside ever reaches the disk. */
export class WebFiles {
  private readonly files: ReadonlyMap<string, WebFile>;

  constructor(folder: string) {
    this.files = new Map(existsSync(folder) ? namesIn(folder).map((name) => [name, read(join(folder, name))]) : []);
  }

  static of(config: GatewayConfig): WebFiles {
    return new WebFiles(config.WEB_DIST || ours);
  }

  get(name: string): WebFile | undefined {
    return this.files.get(name);
  }
}

export function packedAs(file: WebFile, encoding: Encoding): Promise<Buffer> | undefined {
  if (!packable.test(file.type)) return undefined;
  const packed = file.packed.get(encoding) ?? pack[encoding](file.body);
  file.packed.set(encoding, packed);
  return packed;
}

function read(path: string): WebFile {
  const body = readFileSync(path);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, type: types[extname(path)] ?? 'application/octet-stream', packed: new Map() };
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
