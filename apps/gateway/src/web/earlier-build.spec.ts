import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { silentLog } from '@somo/testing/silent-log';
import { EarlierBuild } from './earlier-build.js';
import { WebFiles } from './web-files.js';

const script = `console.log('${'somo '.repeat(500)}');`;

describe('the files of earlier builds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'somo-builds-'));
  const stored = join(folder, 'storage');
  const storage = new FolderStorage(stored);
  beforeAll(() => mkdirSync(stored));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Starts a gateway with a build that has one file of this name, as a release does. */
  const release = async (name: string): Promise<WebFiles> => {
    const dist = join(folder, name);
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<!doctype html>');
    writeFileSync(join(dist, `assets/${name}.js`), `${script}//${name}`);
    writeFileSync(join(dist, `assets/${name}.js.br`), brotliCompressSync(`${script}//${name}`));
    writeFileSync(join(dist, `assets/${name}.woff2`), `font of ${name}`);
    const files = new WebFiles(dist);
    await new EarlierBuild(storage, files, silentLog).keep();
    return files;
  };
  const count = () => (existsSync(join(stored, 'web')) ? readdirSync(join(stored, 'web')).length : 0);
  /** Files of the storage have times in milliseconds at best. */
  const later = async () => {
    const from = Date.now();
    while (Date.now() <= from + 20) await Promise.resolve();
  };

  it('are served by the next build, with their types and compressed, and those of the build before it are not anymore', async () => {
    await release('one');
    await later();
    const two = await release('two');
    expect(two.get('assets/one.js')?.body.toString()).toBe(`${script}//one`);
    expect(two.get('assets/one.js')?.type).toBe('text/javascript; charset=utf-8');
    expect(two.get('assets/one.js')?.packed.br).toEqual(brotliCompressSync(`${script}//one`));
    expect(two.get('assets/one.woff2')?.body.toString()).toBe('font of one');
    await later();
    const three = await release('three');
    expect(three.get('assets/two.js')?.body.toString()).toBe(`${script}//two`);
    expect(three.get('assets/one.js')).toBeUndefined();
    expect(three.get('index.html')?.body.toString()).toBe('<!doctype html>');
    expect(count()).toBe(2);
  });

  it('stay the same when the same build starts again, and change places when it is rolled back', async () => {
    const again = await release('three');
    expect(again.get('assets/two.js')).toBeDefined();
    const back = await release('two');
    expect(back.get('assets/three.js')).toBeDefined();
    expect(count()).toBe(2);
  });
});
