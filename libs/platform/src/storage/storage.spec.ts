import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import S3rver from 's3rver';
import { readSettings } from '../settings.js';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';
import { openStorage, StorageConfig } from './storage-config.js';
import type { Storage } from './storage.js';

const megabyte = 1024 * 1024;

async function folder() {
  const place = await mkdtemp(join(tmpdir(), 'somo-files-'));
  const storage = openStorage({ S3_URL: '', S3_PUBLIC_URL: '', STORAGE_FOLDER: place });
  return { storage, place, is: FolderStorage, end: () => rm(place, { recursive: true }) };
}

async function s3() {
  const place = await mkdtemp(join(tmpdir(), 'somo-s3-'));
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: place, configureBuckets: [{ name: 'somo' }] });
  const { port } = await server.run();
  const S3_URL = `http://S3RVER:S3RVER@127.0.0.1:${port}/somo?region=eu-west-1`;
  const storage = openStorage({ S3_URL, S3_PUBLIC_URL: `http://localhost:${port}`, STORAGE_FOLDER: '' });
  const end = async () => {
    await storage.close();
    await server.close();
    await rm(place, { recursive: true });
  };
  return { storage, place, is: S3Storage, end };
}

describe.each([
  ['folder', folder],
  ['S3', s3],
])('storage, %s', (_, open) => {
  let storage: Storage;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ storage, end } = opened);
    expect(storage).toBeInstanceOf(opened.is);
  });
  afterAll(() => end());

  const read = async (key: string) => {
    const file = await storage.get(key);
    return file && { bytes: await buffer(file.body), contentType: file.contentType, length: file.length };
  };
  const keysOf = async (prefix: string) => (await storage.list({ prefix })).files.map(({ key }) => key);

  it('returns a stored file byte for byte, with its type and length', async () => {
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
    await storage.put('avatars/one', bytes, 'image/png');
    await storage.put('avatars/two', Readable.from([bytes.subarray(0, 300), bytes.subarray(300)]), 'image/jpeg');
    expect(await read('avatars/one')).toEqual({ bytes, contentType: 'image/png', length: 1000 });
    expect(await read('avatars/two')).toEqual({ bytes, contentType: 'image/jpeg', length: 1000 });
  });

  it('stores empty files', async () => {
    await storage.put('empty/buffer', Buffer.alloc(0), 'text/plain');
    await storage.put('empty/stream', Readable.from([]), 'text/plain');
    for (const key of ['empty/buffer', 'empty/stream']) expect(await read(key)).toMatchObject({ length: 0, contentType: 'text/plain' });
  });

  it('CLS-10 returns a part of a file, and no more than it has', async () => {
    await storage.put('parts', Readable.from([Buffer.from('01234'), Buffer.from('56789')]), 'text/plain');
    const part = async (start: number, end: number) => {
      const { body, length } = (await storage.get('parts', { start, end }))!;
      return [(await buffer(body)).toString(), length];
    };
    expect(await part(0, 1)).toEqual(['01', 2]);
    expect(await part(3, 6)).toEqual(['3456', 4]);
    expect(await part(9, 99)).toEqual(['9', 1]);
  });

  it('replaces a file together with its type', async () => {
    await storage.put('replaced', Buffer.from('the first'), 'text/plain');
    await storage.put('replaced', Buffer.from('{}'), 'application/json; charset=utf-8');
    expect(await read('replaced')).toEqual({ bytes: Buffer.from('{}'), contentType: 'application/json; charset=utf-8', length: 2 });
  });

  it('returns undefined for a missing file, and deletes it without an error', async () => {
    expect(await storage.get('nobody/knows')).toBeUndefined();
    await storage.delete('nobody/knows');
    await storage.put('short-lived', Buffer.from('x'), 'text/plain');
    await storage.delete('short-lived');
    expect(await storage.get('short-lived')).toBeUndefined();
  });

  it('moves a file over another, and reports when there was none to move', async () => {
    await storage.put('incoming/a', Buffer.from('new'), 'text/css');
    await storage.put('kept/a', Buffer.from('old'), 'text/plain');
    expect(await storage.move('incoming/a', 'kept/a')).toBe(true);
    expect([await read('incoming/a'), await read('kept/a')]).toEqual([
      undefined,
      { bytes: Buffer.from('new'), contentType: 'text/css', length: 3 },
    ]);
    expect(await storage.move('incoming/a', 'kept/a')).toBe(false);
    expect(await storage.move('kept/a', 'kept/a')).toBe(true);
    expect(await read('kept/a')).toMatchObject({ length: 3 });
  });

  it('lists by prefix, sorted by key, page by page', async () => {
    const keys = ['list/a/b', 'list/a/c/d', 'list/a0', 'list/ab', 'list/b/a', 'list/c', 'listed'];
    for (const key of [...keys].reverse()) await storage.put(key, Buffer.from(key), 'text/plain');
    expect(await keysOf('list/')).toEqual(keys.slice(0, -1));
    expect(await keysOf('list/a')).toEqual(keys.slice(0, 4));
    expect(await keysOf('list/a/')).toEqual(['list/a/b', 'list/a/c/d']);
    expect(await keysOf('list/none')).toEqual([]);

    const seen: string[][] = [];
    let after: string | undefined;
    do {
      const page = await storage.list({ prefix: 'list', after, limit: 3 });
      seen.push(page.files.map(({ key }) => key));
      after = page.next;
    } while (after !== undefined);
    expect(seen).toEqual([keys.slice(0, 3), keys.slice(3, 6), keys.slice(6)]);
  });

  it('lists the size and age of files, a hundred per page by default', async () => {
    const before = Date.now();
    for (let at = 0; at < 101; at += 1) await storage.put(`many/${String(at).padStart(3, '0')}`, Buffer.alloc(at), 'text/plain');
    const { files, next } = await storage.list({ prefix: 'many/' });
    expect([files.length, files[99]?.length, next]).toEqual([100, 99, 'many/099']);
    // S3 reports whole seconds.
    expect(Math.abs((files[0]?.storedAt ?? 0) - before)).toBeLessThan(5000);
    expect((await storage.list({ prefix: 'many/', after: next })).files.map(({ key }) => key)).toEqual(['many/100']);
  });

  it.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../../b',
    'a/./b',
    'a//b',
    'a/',
    '.new/x',
    'a\0b',
    'a\\b',
    'A',
    'ä',
    'a@',
    'a'.repeat(129),
    'a b',
  ])('refuses the key %j everywhere', async (key) => {
    const wrong = 'No key of a stored file';
    await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(wrong);
    await expect(storage.get(key)).rejects.toThrow(wrong);
    await expect(storage.delete(key)).rejects.toThrow(wrong);
    await expect(storage.move(key, 'fine')).rejects.toThrow(wrong);
    await expect(storage.move('fine', key)).rejects.toThrow(wrong);
    if (key !== '' && key !== 'a/') await expect(storage.list({ prefix: key })).rejects.toThrow(wrong);
  });

  it.each(['', 'png', 'text/plain\r\nx: y', `a/${'b'.repeat(100)}`])('refuses the content type %j', async (type) => {
    await expect(storage.put('typed', Buffer.from('x'), type)).rejects.toThrow('No content type');
    expect(await storage.get('typed')).toBeUndefined();
  });

  it.each([1, 7])('shows nothing of an upload that fails after %d MB, and keeps the previous file', async (megabytes) => {
    await storage.put('broken', Buffer.from('whole'), 'text/plain');
    const breaking = Readable.from(
      (function* () {
        for (let sent = 0; sent < megabytes * 16; sent += 1) yield Buffer.alloc(megabyte / 16, 'x');
        throw new Error('the sender is gone');
      })(),
    );
    await expect(storage.put('broken', breaking, 'text/plain')).rejects.toThrow('the sender is gone');
    expect(await read('broken')).toMatchObject({ bytes: Buffer.from('whole') });
  });

  it('streams 20 MB in and out with less than 15 MB in memory', async () => {
    const held = memoryHeld();
    const chunk = Buffer.alloc(megabyte / 16, 'somo');
    let sent = 0;
    const body = Readable.from(
      (function* () {
        for (; sent < 320; sent += 1) {
          if (sent % 64 === 63) held.look();
          yield chunk;
        }
      })(),
      { highWaterMark: 1 },
    );
    await storage.put('large', body, 'video/mp4');
    const file = await storage.get('large');
    let got = 0;
    for await (const piece of file?.body as AsyncIterable<Buffer>) {
      if (Math.floor(got / megabyte / 4) !== Math.floor((got + piece.length) / megabyte / 4)) held.look();
      expect(chunk.includes(piece.subarray(0, 1)) && piece.length <= megabyte).toBe(true);
      got += piece.length;
    }
    expect([file?.length, got]).toEqual([20 * megabyte, 20 * megabyte]);
    expect(held.most()).toBeLessThan(15 * megabyte);
  });
});

describe('storage in a folder', () => {
  let opened: Awaited<ReturnType<typeof folder>>;
  beforeAll(async () => void (opened = await folder()));
  afterAll(() => opened.end());

  it('lets a reader of a replaced or deleted file read it to its end', async () => {
    await opened.storage.put('old', Buffer.from('the first'), 'text/plain');
    const [old, older] = [await opened.storage.get('old'), await opened.storage.get('old')];
    await opened.storage.put('old', Buffer.from('the second'), 'text/plain');
    await opened.storage.delete('old');
    for (const file of [old, older]) expect(file && (await buffer(file.body)).toString()).toBe('the first');
  });

  it('stores a key that is the beginning of another, and lists them in the same order as S3', async () => {
    const keys = ['a', 'a-b', 'a.b', 'a/b', 'a/b/c', 'a0'];
    for (const key of keys) await opened.storage.put(key, Buffer.from(key), 'text/plain');
    expect((await opened.storage.list({ prefix: '' })).files.map(({ key }) => key)).toEqual(keys);
    expect((await opened.storage.list({ prefix: 'a', after: 'a.b', limit: 2 })).files.map(({ key }) => key)).toEqual(['a/b', 'a/b/c']);
  });

  it('leaves no temporary file behind when an upload fails', async () => {
    const breaking = Readable.from(
      (function* () {
        yield Buffer.alloc(megabyte);
        throw new Error('the sender is gone');
      })(),
    );
    await expect(opened.storage.put('broken', breaking, 'text/plain')).rejects.toThrow('the sender is gone');
    expect(await readdir(join(opened.place, '.new'))).toEqual([]);
  });
});

describe('a signed address of the storage', () => {
  const part = { key: 'incoming/a/1', bytes: 3, contentType: 'application/octet-stream', seconds: 60 };

  it('takes a file in a bucket, from whoever has it', async () => {
    const { storage, end } = await s3();
    const url = await storage.signPut(part);
    expect(url).toMatch(/^http:\/\/localhost:\d+\/somo\/incoming\/a\/1\?/);
    const { ok } = await fetch(url!, { method: 'PUT', body: 'abc', headers: { 'content-type': part.contentType } });
    const file = await storage.get(part.key);
    expect([ok, file?.length, file && (await buffer(file.body)).toString()]).toEqual([true, 3, 'abc']);
    await end();
  });

  it('does not exist of a folder, nor of a store that browsers do not reach', async () => {
    const inFolder = await folder();
    const S3_URL = 'https://key:secret@s3.internal/somo';
    const hidden = openStorage({ S3_URL, S3_PUBLIC_URL: 'off', STORAGE_FOLDER: '' });
    expect([await inFolder.storage.signPut(part), await hidden.signPut(part)]).toEqual([undefined, undefined]);
    await inFolder.end();
  });

  it.each(['', 'off', 'https://files.example', 'http://localhost:9000'])('may be of %j', (S3_PUBLIC_URL) => {
    expect(readSettings(StorageConfig, { S3_PUBLIC_URL })).toMatchObject({ S3_PUBLIC_URL });
  });

  it.each(['on', 'files.example', 'https://key:secret@files.example', 'https://files.example/somo'])(
    'may not be of %j',
    (S3_PUBLIC_URL) => {
      expect(() => readSettings(StorageConfig, { S3_PUBLIC_URL })).toThrow('S3_PUBLIC_URL');
    },
  );
});

describe('S3_URL', () => {
  const problem = (S3_URL: string) => () => readSettings(StorageConfig, { S3_URL });

  it.each(['', 'https://s3.example/somo', 'http://key:secret@127.0.0.1:9000/somo-files?region=eu-west-1'])('may be %j', (url) => {
    expect(problem(url)()).toMatchObject({ S3_URL: url, STORAGE_FOLDER: '.somo/files' });
  });

  it.each(['somo', 's3://somo', 'https://s3.example', 'https://s3.example/', 'https://s3.example/a/b'])('may not be %j', (url) => {
    expect(problem(url)).toThrow('S3_URL');
  });
});

/** Measures the memory in use, garbage excluded, compared to now. */
function memoryHeld() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // The first collection finds what is no longer in use, the second waits until all of it is freed.
  const now = () => {
    collect();
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = now();
  let most = 0;
  return { look: () => void (most = Math.max(most, now() - before)), most: () => most };
}
