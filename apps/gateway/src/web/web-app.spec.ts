import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeSomo, type FakeSomo } from '../spec/fake-somo.js';

const page = '<!doctype html><title>Somo</title>';
const browser = { accept: 'text/html,application/xhtml+xml' };

describe('the web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'somo-web-'));
  let somo: FakeSomo;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'assets/app-4f2a.js'), `console.log('${'somo '.repeat(2000)}');`);
    somo = await startFakeSomo({ config: { WEB_DIST: folder } });
  });
  afterAll(async () => {
    await somo.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/teachers', '/student/book-lesson/42', '/index.html'])('is served at %s, never from a cache unasked', async (path) => {
    const { status, text, headers } = await somo.send(`GET ${path}`, { headers: browser });
    expect([status, text, headers.get('cache-control')]).toEqual([200, page, 'no-cache']);
  });

  it('is at the root for whoever asks, a monitor that reads the head alone too', async () => {
    expect((await somo.send('GET /')).text).toBe(page);
    expect((await somo.send('HEAD /')).status).toBe(200);
  });

  it('may keep its hashed files for good, and gets them packed', async () => {
    const { headers, text } = await somo.send('GET /assets/app-4f2a.js', { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual(['br', 'text/javascript; charset=utf-8']);
    expect(text).toContain('somo somo');
    expect(Number(headers.get('content-length'))).toBeLessThan(500);
  });

  it('is not sent again when the browser has it', async () => {
    const etag = (await somo.send('GET /favicon.svg')).headers.get('etag') ?? '';
    expect((await somo.send('GET /favicon.svg', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    '/assets/gone-1234.js',
    '/api/nothing',
    '/api',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('is not what answers %s', async (path) => {
    const { status, json } = await somo.send(`GET ${path}`, { headers: browser });
    expect([status, json?.code]).toEqual([404, 'not-found']);
  });

  it('is for browsers: a program that asks for an unknown address is told so', async () => {
    expect((await somo.send('GET /teachers', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await somo.send('POST /teachers', { body: {} })).status).toBe(404);
  });

  it('runs its own scripts only and sits in no frame', async () => {
    const { headers } = await somo.send('GET /', { headers: browser });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
