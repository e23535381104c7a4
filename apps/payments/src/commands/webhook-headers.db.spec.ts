import type { Webhook } from '@somo/contracts/webhook';
import type { Refusal } from '@somo/contracts/refusals';
import { aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { signed } from '../outside/provider/signature.js';
import { payments } from '../payments.module.js';
import { connectSecret } from '../../spec/fake-connect.js';
import { examples, FakePayPal, payPalOf } from '../../spec/fake-paypal.js';
import { secretKey, webhookSecret as stripeSecret } from '../../spec/fake-stripe.js';
import { mobileMoneyOf, webhookSecret as mobileMoneySecret } from '../../spec/mobile-money-simulator.js';
import { signedBy } from '../../spec/stripe-signed.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const sandboxSecret = 'the secret of this very spec';
const payPal = new FakePayPal(() => now);
const payPalUrl = await payPal.start();
const settings = {
  ...{ SANDBOX_WEBHOOK_SECRET: sandboxSecret, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: stripeSecret },
  ...{ STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret, ...mobileMoneyOf('http://127.0.0.1:1'), ...payPalOf(payPalUrl) },
};
const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'plan.created', data: { object: { id: 'plan_1', object: 'plan' } } });
const stripe = (secret: string): Webhook => ({ body: event, headers: signedBy(secret, event, now / 1000) });

/** A webhook of each provider, signed well and about nothing of ours, with the result of receiving it. */
const providers: [provider: string, webhook: Webhook, result: string | null][] = [
  ['sandbox', signed(sandboxSecret, '{}', now), 'malformed-request'],
  ['sandbox-payouts', signed(sandboxSecret, '{}', now), 'malformed-request'],
  ['mobile-money', signed(mobileMoneySecret, '{}', now), 'malformed-request'],
  ['stripe', stripe(stripeSecret), null],
  ['stripe-connect', stripe(connectSecret), null],
  ['paypal', payPal.signed(JSON.stringify(examples['batchEvent'])), null],
];
const everyHeader = providers.flatMap(([provider, webhook, result]) =>
  Object.keys(webhook.headers).map((name) => ({ provider, webhook, result, name })),
);

describe('the headers of a webhook', () => {
  let world: World;
  beforeAll(async () => {
    Object.assign(process.env, settings);
    world = await startService(payments, { now });
  });
  afterAll(async () => {
    for (const name of Object.keys(settings)) delete process.env[name];
    await world.close();
    await payPal.close();
  });

  const receive = (provider: string, webhook: Webhook) =>
    world
      .as(aVisitor())
      .ask('payments.receive-webhook', { provider, ...webhook })
      .then(
        () => ({ code: null, detail: undefined }),
        ({ code, details }: Refusal) => ({ code, detail: details['detail'] }),
      );
  const log = () =>
    world.db.sql<{ outcome: string }>('spec-log', 'SELECT provider, outcome FROM provider_messages ORDER BY at DESC, id DESC');

  describe.each(everyHeader)('of $provider: $name', ({ provider, webhook, result, name }) => {
    const with_ = (value: string | string[] | undefined): Webhook => {
      const { [name]: _, ...others } = webhook.headers;
      return { ...webhook, headers: value === undefined ? others : { ...others, [name]: value } };
    };
    const right = String(webhook.headers[name]);

    it.each([
      ['missing', with_(undefined), `The webhook has no ${name} header.`],
      ['empty', with_(''), `The webhook has no ${name} header.`],
      ['doubled', with_([right, right]), `The webhook has 2 ${name} headers; send exactly one.`],
      ['doubled with another value', with_(['x', right]), `The webhook has 2 ${name} headers; send exactly one.`],
    ])('PAY-01 PAY-03 is refused and logged when it is %s', async (_, bad, detail) => {
      const before = (await log()).length;
      expect(await receive(provider, bad)).toEqual({ code: 'bad-signature', detail });
      const logged = await log();
      expect(logged).toHaveLength(before + 1);
      expect(logged[0]).toEqual({ provider, outcome: 'bad-signature' });
    });

    it("PAY-01 PAY-03 is refused when it carries another provider's value", async () => {
      for (const [other, { headers }] of providers.filter(([, { headers }]) => String(headers[name]) !== right)) {
        const value = Object.values(headers)[0] ?? '';
        expect([other, await receive(provider, with_(value))]).toEqual([other, expect.objectContaining({ code: 'bad-signature' })]);
      }
    });

    it("PAY-01 PAY-03 counts alone: other providers' headers, and unknown ones in any number, change nothing", async () => {
      const foreign = Object.assign({}, ...providers.map(([, { headers }]) => headers)) as Webhook['headers'];
      const unknown = { 'x-forwarded-for': ['1.1.1.1', '2.2.2.2'], constructor: 'x', 'x-empty': '' };
      const given = await receive(provider, { ...webhook, headers: { ...foreign, ...unknown, ...webhook.headers } });
      expect(given.code).toBe(result);
    });
  });
});
