import { rawHttp } from '../spec/raw-http.js';
import { startFakeSomo, type FakeSomo } from '../spec/fake-somo.js';

describe("a payment provider's webhook", () => {
  let somo: FakeSomo;
  beforeAll(async () => void (somo = await startFakeSomo({ answers: { 'payments.receive-webhook': async () => null } })));
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  it('reaches payments byte for byte', async () => {
    const raw = '{ "b":1,  "a":"é",\n"__proto__":{} }';
    const { status } = await somo.send('POST /api/payments/webhooks/sandbox', {
      raw,
      contentType: 'application/json',
      headers: { 'somo-signature': 't=1,v1=abc' },
    });
    expect(status).toBe(204);
    expect(somo.asked[0]).toMatchObject({ input: { provider: 'sandbox', body: raw, signature: 't=1,v1=abc' }, token: null });
  });

  it.each(['stripe', 'stripe-connect'])("of %s is signed in Stripe's header", async (provider) => {
    const headers = { 'stripe-signature': 't=1,v1=abc' };
    const { status } = await somo.send(`POST /api/payments/webhooks/${provider}`, { raw: '{}', contentType: 'application/json', headers });
    expect(status).toBe(204);
    expect(somo.asked[0]).toMatchObject({ input: { provider, body: '{}', signature: 't=1,v1=abc' } });
  });

  it('of several megabytes is refused before it is read', async () => {
    const headers = { 'somo-signature': 't=1,v1=abc' };
    const raw = JSON.stringify({ filler: 'x'.repeat(3_000_000) });
    const reply = await somo.send('POST /api/payments/webhooks/mobile-money', { raw, contentType: 'application/json', headers });
    expect(reply.json).toMatchObject({ status: 413, code: 'too-large' });
    expect(somo.asked).toEqual([]);
  });

  it.each([
    ['without a signature', '/sandbox', {}, 400, 'bad-signature'],
    ['with an empty signature', '/stripe', { 'stripe-signature': '' }, 400, 'bad-signature'],
    ['signed in the header of another provider', '/stripe', { 'somo-signature': 't=1,v1=abc' }, 400, 'bad-signature'],
    ['signed as only Stripe does', '/mobile-money', { 'stripe-signature': 't=1,v1=abc' }, 400, 'bad-signature'],
    ['compressed', '/sandbox', { 'somo-signature': 'x', 'content-encoding': 'gzip' }, 415, 'encoding-not-supported'],
    ['of a provider that is none', '/No%20Such', { 'somo-signature': 'x' }, 404, 'unknown-provider'],
  ])('%s is refused', async (_, path, headers, status, code) => {
    const reply = await somo.send(`POST /api/payments/webhooks${path}`, { raw: '{}', contentType: 'application/json', headers });
    expect(reply.json).toMatchObject({ status, code });
    expect(somo.asked).toEqual([]);
  });

  it.each(['stripe', 'stripe-connect', 'sandbox', 'mobile-money'])('of %s with two signatures is refused', async (provider) => {
    const header = provider.startsWith('stripe') ? 'Stripe-Signature' : 'Somo-Signature';
    const signature = `${header}: t=1,v1=${'a'.repeat(64)}\r\n`;
    const head = `POST /api/payments/webhooks/${provider} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const answer = await rawHttp(somo.url, `${head}${signature}${signature.toLowerCase()}Content-Length: 2\r\n\r\n{}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad-signature"');
    expect(somo.asked).toEqual([]);
  });
});
