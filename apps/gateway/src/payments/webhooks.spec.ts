import { startFakeSomo, type FakeSomo } from '../spec/fake-somo.js';

describe("a payment provider's call", () => {
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

  it.each(['stripe', 'stripe-connect'])('of %s is signed in the header of Stripe', async (provider) => {
    const headers = { 'stripe-signature': 't=1,v1=abc' };
    const { status } = await somo.send(`POST /api/payments/webhooks/${provider}`, { raw: '{}', contentType: 'application/json', headers });
    expect(status).toBe(204);
    expect(somo.asked[0]).toMatchObject({ input: { provider, body: '{}', signature: 't=1,v1=abc' } });
  });

  it('of megabytes is refused before anybody reads it', async () => {
    const headers = { 'somo-signature': 't=1,v1=abc' };
    const raw = JSON.stringify({ filler: 'x'.repeat(3_000_000) });
    const reply = await somo.send('POST /api/payments/webhooks/mobile-money', { raw, contentType: 'application/json', headers });
    expect(reply.json).toMatchObject({ status: 413, code: 'too-large' });
    expect(somo.asked).toEqual([]);
  });

  it.each([
    ['without a signature', '/sandbox', {}, 400, 'bad-signature'],
    ['of a provider that is none', '/No%20Such', { 'somo-signature': 'x' }, 404, 'unknown-provider'],
  ])('%s is refused', async (_, path, headers, status, code) => {
    const reply = await somo.send(`POST /api/payments/webhooks${path}`, { raw: '{}', contentType: 'application/json', headers });
    expect(reply.json).toMatchObject({ status, code });
    expect(somo.asked).toEqual([]);
  });
});
