import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { rawHttp } from '../../spec/raw-http.js';
import { recordingLog } from '../../spec/recording-log.js';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const json = 'application/json';

describe('a compressed body', () => {
  let somo: FakeSomo;
  beforeAll(async () => void (somo = await startFakeSomo({ config: { RATE_LIMITS: 'off' } })));
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  const id = '018cc251-f400-7000-8000-000000000001';
  const routes = [
    'POST /api/auth/login',
    'POST /api/auth/refresh',
    'POST /api/onboarding',
    'PUT /api/me/subjects',
    'POST /api/bookings',
    `POST /api/lessons/${id}/cancel`,
    'PATCH /api/me/settings',
    `POST /api/admin/problems/${id}/resolve`,
    'POST /api/payments/webhooks/stripe',
    'POST /api/no-such-route',
  ];
  const encodings = ['gzip', 'deflate', 'br', 'zstd', 'compress', 'x-gzip', 'x', 'gzip, gzip', 'identity, gzip', 'GZIP', ''];

  it.each(routes)('is refused at %s with 415 and a message, in any encoding, and no service is asked', async (route) => {
    const token = await somo.tokenOf('student');
    for (const encoding of encodings) {
      const reply = await somo.send(route, { raw: '{}', contentType: json, token, headers: { 'content-encoding': encoding } });
      expect([encoding, reply.status, reply.json?.code]).toEqual([encoding, 415, 'encoding-not-supported']);
      expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    }
    expect(somo.asked).toEqual([]);
  });

  it('is not compressed if its encoding is identity', async () => {
    const headers = { 'content-encoding': 'Identity' };
    const reply = await somo.send('POST /api/auth/login', { raw: 'null', contentType: json, headers });
    expect(reply.json).toMatchObject({ status: 422, code: 'invalid-input' });
  });

  it('of sixteen megabytes, 64 at once, uses no memory', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(16_000_000, ' '));
    expect(bomb.length).toBeLessThan(1000);
    const taken = () => {
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = taken();
    let most = 0;
    const statuses = await Promise.all(
      Array.from({ length: 64 }, async () => {
        const reply = await fetch(`${somo.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': json, 'content-encoding': 'br' },
          body: new Uint8Array(bomb),
        });
        most = Math.max(most, taken());
        await reply.text();
        return reply.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([415]));
    expect((most - before) / 1_000_000).toBeLessThan(64);
  });
});

describe('a request with two Host headers', () => {
  it('is refused, because it is ambiguous', async () => {
    const somo = await startFakeSomo();
    const answer = await rawHttp(somo.url, 'GET /api/subjects HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed-request"');
    expect(somo.asked).toEqual([]);
    await somo.close();
  });
});

describe('slow connections', () => {
  it('do not hold up other clients when there are fifty, and each is closed at its timeout', async () => {
    const timeouts = { headersMs: 300, requestMs: 600, uploadMs: 60_000, idleMs: 2000, checkEveryMs: 50, signInMs: 3000 };
    const { log, lines } = recordingLog();
    const somo = await startFakeSomo({
      timeouts,
      log,
      answers: { 'catalog.list-subjects': async () => ({ items: [], nextCursor: null }) },
    });
    const start = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n';
    const body = `${start}Content-Type: ${json}\r\nContent-Length: 90000\r\n\r\n{`;
    const slow = Array.from({ length: 50 }, (_, i) =>
      i % 2 ? rawHttp(somo.url, start, { part: 'X-A: b\r\n', everyMs: 40 }) : rawHttp(somo.url, body, { part: ' ', everyMs: 40 }),
    );
    const quick = await Promise.all(Array.from({ length: 20 }, () => somo.send('GET /api/subjects')));
    expect(new Set(quick.map(({ status }) => status))).toEqual(new Set([200]));
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect((await somo.send('GET /api/subjects')).status).toBe(200);
    await somo.close();
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('a client that disconnects in the middle of its request', () => {
  it('is logged, but not as an error of ours', async () => {
    const { log, lines, until } = recordingLog();
    const somo = await startFakeSomo({ log });
    const socket = connect(Number(new URL(somo.url).port), '127.0.0.1');
    socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: ${json}\r\nContent-Length: 90\r\n\r\n{"email":`, () =>
      socket.destroy(),
    );
    await until(({ text }) => text === 'the client went away before its request was complete');
    await somo.close();
    expect(lines).toEqual([expect.objectContaining({ level: 'info', facts: expect.objectContaining({ route: '/api/auth/login' }) })]);
  });
});
