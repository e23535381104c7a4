import { connect } from 'node:net';
import { startFakeSomo, type Call, type FakeSomo } from '../../spec/fake-somo.js';

describe('a request that cannot be accepted', () => {
  let somo: FakeSomo;
  beforeAll(async () => void (somo = await startFakeSomo({ config: { RATE_LIMITS: 'off' } })));
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  const json = 'application/json';
  const cases: [string, Call, number, string][] = [
    ['half a JSON document', { raw: '{"email":', contentType: json }, 400, 'malformed-request'],
    ['__proto__', { raw: '{"__proto__":{"role":"admin"}}', contentType: json }, 400, 'malformed-request'],
    ['a prototype through the constructor', { raw: '{"constructor":{"prototype":{}}}', contentType: json }, 400, 'malformed-request'],
    ['a form', { raw: 'email=a&password=b', contentType: 'application/x-www-form-urlencoded' }, 415, 'wrong-content-type'],
    ['text', { raw: '{}', contentType: 'text/plain' }, 415, 'wrong-content-type'],
    ['XML', { raw: '<a/>', contentType: 'application/xml' }, 415, 'wrong-content-type'],
    ['a type that is none', { raw: '{}', contentType: 'json' }, 415, 'wrong-content-type'],
    ['200 kB', { body: { email: 'x'.repeat(200_000), password: 'x' } }, 413, 'too-large'],
    ['an array', { body: [{ email: 'a', password: 'b' }] }, 422, 'invalid-input'],
    ['null', { raw: 'null', contentType: json }, 422, 'invalid-input'],
    ['a number for text', { body: { email: 7, password: 'b' } }, 422, 'invalid-input'],
    ['a lone surrogate', { body: { email: 'a\ud800', password: 'b' } }, 422, 'invalid-input'],
    ['an unknown key', { body: { email: 'a', password: 'b', role: 'admin' } }, 422, 'invalid-input'],
    ['nothing', {}, 422, 'invalid-input'],
  ];
  it.each(cases)('%s is refused with a problem document, and no service is asked', async (_, call, status, code) => {
    const reply = await somo.send('POST /api/auth/login', call);
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(reply.json).toMatchObject({ status, code });
    expect(reply.status).toBe(status);
    expect(somo.asked).toEqual([]);
  });

  it.each([
    ['/api/teachers?limit=1&limit=2', 422],
    ['/api/teachers?made=up', 422],
    ['/api/teachers?__proto__=1', 422],
    ['/api/teachers?limit=1e9', 422],
    ['/api/teachers?limit=0', 422],
    ['/api/teachers/018cc251-f400-7000-8000-000000000001/slots?from=&to=2030-03-01&timeZone=UTC', 422],
    ['/api/teachers?freeFrom=2030-02-30T09:00:00Z', 422],
    ['/api/teachers?q=maths&q=physics', 422],
    [`/api/teachers?q=${'x'.repeat(10_000)}`, 422],
    ['/api/teachers?level=Kindergarten', 422],
    ['/api/teachers?sort=random', 422],
    ['/api/teachers?verified=maybe', 422],
    ['/api/subjects?q=maths&q=physics', 422],
    [`/api/subjects?q=${'x'.repeat(10_000)}`, 422],
    ['/api/subjects?made=up', 422],
    ['/api/teachers?q=%00', 400],
    ['/api/teachers?q=%ED%A0%80', 400],
    ['/api/teachers?q=%zz', 400],
    ['/api/teachers/%00', 400],
    ['/api/teachers/%zz', 400],
    ['/api/teachers/x', 404],
    ['/api/teachers/018cc251-f400-7000-8000-000000000001/slots?from=2030-02-30&to=2030-03-01&timeZone=UTC', 422],
    ['/api/teachers/018cc251-f400-7000-8000-000000000001/slots?from=2030-02-01&to=2030-03-01&timeZone=Mars/Base', 422],
    ['/api/auth/login', 404],
  ])('GET %s returns %d', async (path, status) => {
    const reply = await somo.send(`GET ${path}`);
    expect(reply.status).toBe(status);
    expect(reply.json).toMatchObject({ status, code: expect.any(String), title: expect.any(String) });
    expect(somo.asked).toEqual([]);
  });

  it('reveals nothing about a bug but the id of its request', async () => {
    const reply = await somo.send('GET /api/subjects');
    expect(reply.json).toMatchObject({ status: 500, code: 'internal-error', requestId: reply.headers.get('x-request-id') });
    expect(reply.text).not.toContain('catalog.list-subjects');
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', '400'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('%s gets a response too', async (_, bytes, status) => {
    const text = await new Promise<string>((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(new URL(somo.url).port), '127.0.0.1', () => socket.write(bytes));
      socket
        .on('data', (chunk) => (heard += chunk.toString()))
        .on('close', () => resolve(heard))
        .on('error', reject);
    });
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).toContain('"code":"malformed-request"');
  });
});

describe('responses', () => {
  it('of the API are not cached unless they are public; errors never are', async () => {
    const somo = await startFakeSomo({
      answers: {
        'catalog.list-subjects': async () => ({ items: [], nextCursor: null }),
        'booking.get-lesson-stats': async () => Promise.reject(new Error()),
      },
    });
    const cacheOf = async (route: string, call: Call = {}) => (await somo.send(route, call)).headers.get('cache-control');
    expect(await cacheOf('GET /api/subjects')).toBe('public, max-age=300');
    expect(await cacheOf('GET /api/modules')).toBe('no-store');
    expect(await cacheOf('GET /api/lessons/stats', { token: await somo.tokenOf('student') })).toBe('no-store');
    await somo.close();
  });
});
