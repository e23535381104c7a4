import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GatewayConfig } from '../gateway.config.js';
import { pageOf } from './page-address.js';

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
const hidden = /^(pages|plain|featured|earlier)(\/|\.html)/;
const pageDocument = /^pages(?:\/(.*))?\.html$/;
const endings = { br: '.br', gzip: '.gz' };

export interface WebFile {
  body: Buffer;
  type: string;
  etag: string;
  /** The versions the build compressed; empty if it left the file uncompressed. */
  packed: { br?: Buffer; gzip?: Buffer };
}

/** The files of the web app's build, read once at startup: no path from outside ever reaches the disk. */
export class WebFiles {
  private readonly files: ReadonlyMap<string, WebFile>;
  /** The pages that search engines list, by their English path without the first slash: only their documents name their own URL. */
  readonly publicPages: ReadonlySet<string>;

  constructor(folder: string) {
    const names = new Set(existsSync(folder) ? namesIn(folder) : []);
    const plain = [...names].filter((name) => !Object.values(endings).some((ending) => name.endsWith(ending)));
    this.files = new Map(plain.map((name) => [name, read(folder, name, names)]));
    const pages = [...this.files].filter(([name, { body }]) => pageDocument.test(name) && body.includes('rel="canonical"'));
    this.publicPages = new Set(pages.map(([name]) => pageOf(name.replace(pageDocument, '$1')).page));
  }

  static of(config: GatewayConfig): WebFiles {
    return new WebFiles(config.WEB_DIST || ours);
  }

  /**
   * Returns a file by name, except page documents, which are served only under their page's path. A hashed file may be one of the build
   * before, which pages that were opened before an update still fetch.
   */
  get(name: string): WebFile | undefined {
    if (hidden.test(name)) return undefined;
    return this.files.get(name) ?? (name.startsWith('assets/') ? this.files.get(`earlier/${name}`) : undefined);
  }

  /**
   * Returns the page prerendered at build; with a query string, which prerendering
   * does not know, the empty document of the page, in which the app renders it.
   */
  page(name: string, asked: boolean): WebFile | undefined {
    const folder = asked ? 'plain' : 'pages';
    const path = name && `/${name.replace(/\/$/, '')}`;
    const ofItsKind = path.replace(/[^/]+$/, '_');
    return this.files.get(`${folder}${path}.html`) ?? this.files.get(`${folder}${ofItsKind}.html`) ?? this.files.get('index.html');
  }

  /** Returns the document of a page drawn with blanks for featured teachers; undefined if it shows none. */
  withBlanks(name: string): string | undefined {
    return this.files.get(`featured${name && `/${name}`}.html`)?.body.toString();
  }

  /** Returns the font faces of the app, which its build writes into the head of each page. */
  fonts(): string {
    const [, faces = ''] = /<style>(@font-face[^<]*)<\/style>/.exec(this.files.get('index.html')?.body.toString() ?? '') ?? [];
    return faces;
  }
}

export function fileOf(body: Buffer, extension: string, packed: WebFile['packed'] = {}): WebFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, packed, type: types[extension] ?? 'application/octet-stream' };
}

function read(folder: string, name: string, names: ReadonlySet<string>): WebFile {
  const found = Object.entries(endings).filter(([, ending]) => names.has(name + ending));
  const packed = Object.fromEntries(found.map(([encoding, ending]) => [encoding, readFileSync(join(folder, name + ending))]));
  return fileOf(readFileSync(join(folder, name)), extname(name), packed);
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
