import type { Webhook } from '@somo/contracts/webhook';
import { rawHttp } from '../../spec/raw-http.js';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

describe("a payment provider's webhook", () => {
  let somo: FakeSomo;
  beforeAll(async () => void (somo = await startFakeSomo({ answers: { 'payments.receive-webhook': async () => null } })));
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  it('reaches payments byte for byte, with its headers', async () => {
    const raw = '{ "b":1,  "a":"é",\n"__proto__":{} }';
    const { status } = await somo.send('POST /api/payments/webhooks/sandbox', {
      raw,
      contentType: 'application/json',
      headers: { 'somo-signature': 't=1,v1=abc', 'x-unknown': 'any', cookie: 'a=b' },
    });
    expect(status).toBe(204);
    const headers = expect.objectContaining({ 'somo-signature': 't=1,v1=abc', 'x-unknown': 'any', 'content-type': 'application/json' });
    expect(somo.asked[0]).toMatchObject({ input: { provider: 'sandbox', body: raw, headers }, token: null });
    expect(somo.asked[0]?.input).not.toHaveProperty('headers.cookie');
  });

  it('reaches payments with every copy of a header that was sent twice, in lowercase and under any name', async () => {
    const head = 'POST /api/payments/webhooks/stripe HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n';
    const signatures = 'Stripe-Signature: one\r\nsTRIPE-sIGNATURE: two\r\n__proto__: x\r\nConstructor: y\r\n';
    expect(await rawHttp(somo.url, `${head}${signatures}Content-Length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 204 /);
    const { headers } = somo.asked[0]?.input as Webhook;
    expect(Object.entries(headers)).toEqual(
      expect.arrayContaining([
        ['stripe-signature', ['one', 'two']],
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ]),
    );
  });

  it('with more than 16 KB of headers is refused before it is read', async () => {
    const head = 'POST /api/payments/webhooks/stripe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const answer = await rawHttp(somo.url, `${head}X-Filler: ${'x'.repeat(17_000)}\r\nContent-Length: 2\r\n\r\n{}`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(somo.asked).toEqual([]);
  });

  it('of several megabytes is refused before it is read', async () => {
    const headers = { 'somo-signature': 't=1,v1=abc' };
    const raw = JSON.stringify({ filler: 'x'.repeat(3_000_000) });
    const reply = await somo.send('POST /api/payments/webhooks/mobile-money', { raw, contentType: 'application/json', headers });
    expect(reply.json).toMatchObject({ status: 413, code: 'too-large' });
    expect(somo.asked).toEqual([]);
  });

  it.each([
    ['compressed', '/sandbox', { 'somo-signature': 'x', 'content-encoding': 'gzip' }, 415, 'encoding-not-supported'],
    ['of a provider that is none', '/No%20Such', { 'somo-signature': 'x' }, 404, 'unknown-provider'],
  ])('%s is refused', async (_, path, headers, status, code) => {
    const reply = await somo.send(`POST /api/payments/webhooks${path}`, { raw: '{}', contentType: 'application/json', headers });
    expect(reply.json).toMatchObject({ status, code });
    expect(somo.asked).toEqual([]);
  });
});
