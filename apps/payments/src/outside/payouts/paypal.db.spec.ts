import type { Webhook } from '@somo/contracts/webhook';
import { newId } from '@somo/platform/ids';
import { startService, type World } from '@somo/testing/start-service';
import { PaymentsConfig } from '../../payments.config.js';
import { payments } from '../../payments.module.js';
import { examples, FakePayPal, payPalOf, receivers } from '../../../spec/fake-paypal.js';
import { PayPalPayouts } from './paypal.js';
import { unknownPayout, type PayoutRequest } from './port.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

describe('payouts through PayPal', () => {
  let world: World;
  let server: FakePayPal;
  let url: string;
  let provider: PayPalPayouts;
  const adapter = (other: Partial<PaymentsConfig> = {}) =>
    new PayPalPayouts(Object.assign(new PaymentsConfig(), payPalOf(url), other), world.clock, world.db);
  beforeAll(async () => void (world = await startService(payments, { now })));
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.set(now);
    server = new FakePayPal(() => world.clock.now());
    url = await server.start();
    provider = adapter();
  });
  afterEach(() => server.close());

  const aRequest = (email = receivers.good): PayoutRequest => ({
    ...{ key: newId(), amountCents: 2125, currency: 'USD', to: { method: 'paypal', email }, teacherId: newId(), methodVersion: 1 },
  });
  const created = () => server.calls.filter((call) => call === 'POST /v1/payments/payouts').length;

  it('PAY-03 sends once when the answer is lost: the same request finds the batch that exists', async () => {
    const request = aRequest();
    server.fails = 'lost';
    await expect(provider.send(request)).rejects.toThrow();
    expect(await provider.statusOf(request.key)).toEqual(unknownPayout);
    server.fails = undefined;
    expect((await provider.send(request)).status).toBe('pending');
    server.work();
    expect([await provider.send(request), await provider.statusOf(request.key)]).toEqual(
      Array(2).fill({ status: 'done', reason: null, amountCents: 2125 }),
    );
    expect([created(), server.paid([request.key])]).toEqual([2, [2125]]);
  });

  it('PAY-03 does not send again once PayPal has forgotten the id: an operator has to look', async () => {
    const request = aRequest();
    server.fails = 'lost';
    await expect(provider.send(request)).rejects.toThrow();
    world.clock.advance(30 * day);
    await expect(provider.send(request)).rejects.toThrow('an operator has to look for it there');
    expect(created()).toBe(1);
  });

  it('PAY-03 refuses an address PayPal rejects; no other error refuses the payout', async () => {
    const reason = 'PayPal does not accept this email address.';
    expect(await provider.send(aRequest(receivers.invalid))).toEqual({ status: 'refused', reason, amountCents: null });
    server.fails = 'poor';
    await expect(provider.send(aRequest())).rejects.toThrow('PayPal answered 422 INSUFFICIENT_FUNDS to a payout.');
    await expect(adapter({ PAYPAL_CLIENT_SECRET: 'another' }).send(aRequest())).rejects.toThrow('PayPal gave no token, but answered 401.');
    server.broken = 503;
    await expect(adapter().send(aRequest())).rejects.toThrow('answered 503');
  });

  it('PAY-03 waits while nobody claims the money, and has the payout refused when PayPal sends it back', async () => {
    const request = aRequest(receivers.unknown);
    await provider.send(request);
    const [unclaimed] = server.work();
    expect(await provider.readReport(unclaimed as Webhook)).toEqual([
      { key: request.key, status: 'pending', reason: null, amountCents: 2125 },
    ]);
    world.clock.advance(30 * day);
    const [returned] = server.turn(request.key, 'RETURNED');
    const reason = 'Nobody claimed the money: there is no PayPal account with this email address.';
    expect(await provider.readReport(returned as Webhook)).toEqual([{ key: request.key, status: 'refused', reason, amountCents: 2125 }]);
    expect(await provider.statusOf(request.key)).toEqual({ status: 'refused', reason, amountCents: 2125 });
  });

  it.each(['REFUNDED', 'REVERSED', 'BLOCKED', 'FAILED'])('reads the item status %s as refused', async (status) => {
    const request = aRequest();
    await provider.send(request);
    const [webhook] = server.turn(request.key, status);
    expect(await provider.readReport(webhook as Webhook)).toMatchObject([{ key: request.key, status: 'refused' }]);
  });

  it("ignores webhooks about batches and about items that are not ours, as in PayPal's examples", async () => {
    const item = JSON.stringify({ ...examples['event'], resource: examples['item'] });
    for (const body of [JSON.stringify(examples['batchEvent']), item, JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED' })])
      expect(await provider.readReport(server.signed(body))).toEqual([]);
  });

  const ours = (change: object) => {
    const item = examples['item'] as { payout_item: object };
    const payout_item = { ...item.payout_item, sender_item_id: '0190a4f0-0000-7000-8000-000000000000' };
    return JSON.stringify({ ...examples['event'], resource: { ...item, payout_item, ...change } });
  };

  describe.each(['certificate', 'api'] as const)('whose webhooks are checked by %s', (check) => {
    beforeEach(() => void (provider = adapter({ PAYPAL_WEBHOOK_CHECK: check })));
    const bad = { code: 'bad-signature' };

    it('PAY-03 accepts what PayPal has signed, byte for byte, and as often as it is delivered', async () => {
      const webhook = server.signed(ours({ note: ' "é"  ' }).replace('{', '{ \n'));
      const done = [{ key: '0190a4f0-0000-7000-8000-000000000000', status: 'done', reason: null, amountCents: 987 }];
      expect([await provider.readReport(webhook), await provider.readReport(webhook)]).toEqual([done, done]);
      world.clock.advance(3 * day);
      expect(await provider.readReport(webhook)).toEqual(done);
    });

    it('PAY-03 refuses a webhook signed for another webhook id', async () => {
      await expect(provider.readReport(server.signed(ours({}), { webhookId: '8PT597110X687430L' }))).rejects.toMatchObject(bad);
      const other = adapter({ PAYPAL_WEBHOOK_CHECK: check, PAYPAL_WEBHOOK_ID: '8PT597110X687430L' });
      await expect(other.readReport(server.signed(ours({})))).rejects.toMatchObject(bad);
    });

    it('PAY-03 refuses a body, an id or a time other than was signed', async () => {
      const { body, headers } = server.signed(ours({}));
      await expect(provider.readReport({ headers, body: body.replace('9.87', '9.88') })).rejects.toMatchObject(bad);
      await expect(provider.readReport({ headers, body: `${body} ` })).rejects.toMatchObject(bad);
      await expect(provider.readReport({ headers, body: '' })).rejects.toMatchObject(bad);
      const changed = { 'paypal-transmission-id': newId(), 'paypal-transmission-time': new Date(now - hour).toISOString() };
      for (const [name, value] of Object.entries(changed))
        await expect(provider.readReport({ body, headers: { ...headers, [name]: value } })).rejects.toMatchObject(bad);
    });

    it.each([
      ['replayed after three days', new Date(now - 3 * day - 2 * hour).toISOString()],
      ['from the future', new Date(now + hour).toISOString()],
      ['without a time', 'yesterday'],
    ])('PAY-03 refuses a webhook that is well signed, but %s', async (_, time) => {
      const webhook = server.signed(ours({}), { time });
      await expect(provider.readReport(webhook)).rejects.toMatchObject({ ...bad, details: { detail: 'The webhook is too old.' } });
    });

    it('PAY-03 asks PayPal to deliver again while it cannot be asked', async () => {
      const webhook = server.signed(ours({}));
      server.broken = 500;
      await expect(provider.readReport(webhook)).rejects.toMatchObject({ code: 'provider-unavailable' });
      await server.close();
      await expect(provider.readReport(webhook)).rejects.toMatchObject({ code: 'provider-unavailable' });
    });

    it.each([
      '{',
      '[]',
      '{"event_type":1}',
      ours({ transaction_status: 'LOST' }),
      ours({ payout_item: { sender_item_id: '0190a4f0-0000-7000-8000-000000000000', amount: { value: '-9.87', currency: 'USD' } } }),
      ours({ payout_item: { sender_item_id: '0190a4f0-0000-7000-8000-000000000000', amount: { value: '9.87', currency: 'EUR' } } }),
    ])('refuses a signed but invalid webhook: %s', async (body) => {
      const isRead = expect.stringMatching(
        check === 'api' ? /^(malformed-request|bad-signature)$/ : /^malformed-request$/,
      ) as unknown as string;
      await expect(provider.readReport(server.signed(body))).rejects.toMatchObject({ code: isRead });
    });
  });

  const certificate = '/v1/notifications/certs/CERT-1';
  it.each([
    `http://api.paypal.com${certificate}`,
    `https://paypal.com.evil.example${certificate}`,
    `https://evilpaypal.com${certificate}`,
    `https://api.paypal.com@evil.example${certificate}`,
    `https://evil@api.paypal.com${certificate}`,
    `https://api.paypal.com:8443${certificate}`,
    'https://api.paypal.com/elsewhere',
    `https://api.paypal.com${certificate}/../../../x`,
    `https://api.paypal.com${certificate}?of=evil`,
    `https://api.sandbox.paypal.com${certificate}`,
    `https://www.paypal.com${certificate}`,
    `https://certs.api.paypal.com${certificate}`,
    `https://api.paypal.com.${certificate}`,
    'file:///etc/passwd',
    'no address',
  ])('PAY-03 never fetches a certificate from %s', async (certificateUrl) => {
    const webhook = server.signed(ours({}), { certificateUrl });
    const detail = 'The certificate of the webhook is not at a PayPal address.';
    await expect(provider.readReport(webhook)).rejects.toMatchObject({ code: 'bad-signature', details: { detail } });
    expect(server.calls).toEqual([]);
  });

  it('PAY-03 refuses nonsense without asking PayPal', async () => {
    for (const signature of ['x', 'a'.repeat(5000), '<script>'.repeat(50)]) {
      const { body, headers } = server.signed(ours({}));
      const webhook = { body, headers: { ...headers, 'paypal-transmission-sig': signature } };
      await expect(provider.readReport(webhook)).rejects.toMatchObject({ code: 'bad-signature' });
    }
    expect(server.calls).toEqual([]);
  });

  it('PAY-03 refuses a certificate that has expired or is none, and fetches a good one once', async () => {
    for (const name of ['CERT-expired', 'CERT-none', 'CERT-other'])
      await expect(provider.readReport(server.signed(ours({}), { certificateUrl: server.certificateUrl(name) }))).rejects.toMatchObject({
        code: 'bad-signature',
      });
    server.calls.length = 0;
    for (const _ of [1, 2]) await provider.readReport(server.signed(ours({})));
    expect(server.calls).toHaveLength(1);
  });
});
