import { Module } from '@nestjs/common';
import type { PayoutMethod } from '@somo/contracts/payouts';
import type { Webhook } from '@somo/contracts/webhook';
import { settings } from '@somo/platform/settings';
import { newId } from '@somo/platform/ids';
import { FixedClock } from '@somo/testing/fixed-clock';
import { startService } from '@somo/testing/start-service';
import { clientId, clientSecret, MobileMoneySimulator, numbers, webhookSecret } from '../../../spec/mobile-money-simulator.js';
import { bankNumbers, connectKey, connectSecret, FakeConnect } from '../../../spec/fake-connect.js';
import { FakePayPal, payPalOf, receivers } from '../../../spec/fake-paypal.js';
import { payments } from '../../payments.module.js';
import { PaymentsConfig } from '../../payments.config.js';
import { MobileMoneyPayouts } from './mobile-money.js';
import { PayPalPayouts } from './paypal.js';
import { unknownPayout, type PayoutProvider, type PayoutRequest } from './port.js';
import { SandboxPayouts } from './sandbox.js';
import { StripeConnectPayouts } from './stripe-connect.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const phone = (mobileNumber: string): PayoutMethod => ({ method: 'mobile_money', mobileNumber });

const bank = (accountNumber: string): PayoutMethod => ({
  ...{ method: 'bank_transfer', bankName: 'GCB', accountHolder: 'Kwame Mensah', accountNumber, swift: 'GHCBGHAC' },
});
const phones = {
  good: phone(numbers.good),
  refused: { to: phone(numbers.unknown), reason: 'The number is not registered for mobile money.' },
};

/** An adapter under test, and a way to advance its provider until every webhook is out. */
interface Provided {
  provider: PayoutProvider;
  clock: FixedClock;
  good: PayoutMethod;
  refused: { to: PayoutMethod; reason: string };
  reports(): Promise<Webhook[]>;
  /** Returns what left our account for these keys, in cents. */
  paid(keys: string[]): Promise<number[]>;
  /** After how long a webhook is not accepted; five minutes unless given. */
  tooOldMs?: number;
  close(): Promise<void>;
}

async function sandbox(): Promise<Provided> {
  let provider: SandboxPayouts | undefined;
  @Module({ providers: [settings(PaymentsConfig), SandboxPayouts] })
  class OnlySandbox {
    constructor(sandboxPayouts: SandboxPayouts) {
      provider = sandboxPayouts;
    }
  }
  const world = await startService({ ...payments, module: OnlySandbox }, { now });
  const it = provider as unknown as SandboxPayouts;
  const reports = async () => {
    world.clock.advance(60_000);
    const due = await world.db.sql<{ data: { key: string } }>(
      'spec-reports',
      `UPDATE due_work SET done_at = $1 WHERE job = 'deliver-sandbox-payout' AND done_at IS NULL AND due_at <= $1 RETURNING data`,
      [new Date(world.clock.now())],
    );
    return (await Promise.all(due.map(({ data }) => it.settle(data.key)))).flat();
  };
  const paid = async (keys: string[]) => {
    const rows = await world.db.sql<{ cents: number }>(
      'spec-paid',
      `SELECT amount_cents AS cents FROM sandbox_payouts WHERE status = 'done' AND key = ANY ($1)`,
      [keys],
    );
    return rows.map(({ cents }) => cents);
  };
  return { ...phones, provider: it, clock: world.clock, reports, paid, close: () => world.close() };
}

async function mobileMoney(): Promise<Provided> {
  const clock = new FixedClock(now);
  const simulator = new MobileMoneySimulator(() => clock.now());
  const set = { MOBILE_MONEY_CLIENT_ID: clientId, MOBILE_MONEY_CLIENT_SECRET: clientSecret, MOBILE_MONEY_WEBHOOK_SECRET: webhookSecret };
  const config = Object.assign(new PaymentsConfig(), set, { MOBILE_MONEY_URL: `${await simulator.start()}/` });
  const reports = () => {
    clock.advance(60_000);
    return Promise.resolve(simulator.work());
  };
  const paid = (keys: string[]) => Promise.resolve(simulator.paid.filter(({ key }) => keys.includes(key)).map(({ cents }) => cents));
  return { ...phones, provider: new MobileMoneyPayouts(config, clock), clock, reports, paid, close: () => simulator.close() };
}

async function stripeConnect(): Promise<Provided> {
  const world = await startService(payments, { now });
  const server = new FakeConnect(() => world.clock.now());
  const set = { STRIPE_SECRET_KEY: connectKey, STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret, STRIPE_API_URL: await server.start() };
  const provider = new StripeConnectPayouts(Object.assign(new PaymentsConfig(), set), world.clock, world.db);
  const reports = () => {
    world.clock.advance(60_000);
    server.payToBanks();
    return Promise.resolve(server.reports());
  };
  return {
    ...{ provider, clock: world.clock, reports, paid: (keys) => Promise.resolve(server.paid(keys)) },
    good: bank('1234567890'),
    refused: { to: bank(bankNumbers.sendsBack), reason: 'The bank sent the money back.' },
    close: () => server.close().then(() => world.close()),
  };
}

async function payPal(): Promise<Provided> {
  const world = await startService(payments, { now });
  const server = new FakePayPal(() => world.clock.now());
  const provider = new PayPalPayouts(Object.assign(new PaymentsConfig(), payPalOf(await server.start())), world.clock, world.db);
  const reports = () => {
    world.clock.advance(60_000);
    return Promise.resolve(server.work());
  };
  const to = (email: string): PayoutMethod => ({ method: 'paypal', email });
  return {
    ...{ provider, clock: world.clock, reports, paid: (keys) => Promise.resolve(server.paid(keys)) },
    good: to(receivers.good),
    refused: { to: to(receivers.locked), reason: 'The PayPal account is locked.' },
    tooOldMs: 74 * 3_600_000,
    close: () => server.close().then(() => world.close()),
  };
}

describe.each([
  ['sandbox', sandbox],
  ['mobile-money', mobileMoney],
  ['stripe-connect', stripeConnect],
  ['paypal', payPal],
])('the payout provider %s', (_, start) => {
  let provided: Provided;
  let provider: PayoutProvider;
  beforeAll(async () => {
    provided = await start();
    provider = provided.provider;
  });
  afterAll(() => provided.close());

  const aRequest = (to = provided.good, amountCents = 2125): PayoutRequest => ({
    ...{ key: newId(), amountCents, currency: 'USD', to, teacherId: newId(), methodVersion: 1 },
  });
  const heard = async () => {
    const read = await Promise.all((await provided.reports()).map((webhook) => provider.readReport(webhook)));
    return read.flat();
  };

  it('PAY-03 sends once per key, however often it is requested, returns pending at once, and reports the outcome', async () => {
    const request = aRequest();
    const answers = await Promise.all([provider.send(request), provider.send(request), provider.send(request)]);
    const pending = { status: 'pending', reason: null, amountCents: 2125 };
    expect(answers).toEqual([pending, pending, pending]);
    expect(await provider.statusOf(request.key)).toEqual(pending);
    const done = { status: 'done', reason: null, amountCents: 2125 };
    expect(await heard()).toEqual([{ key: request.key, ...done }]);
    expect([await provider.send(request), await provider.statusOf(request.key)]).toEqual([done, done]);
    expect(await provided.paid([request.key])).toEqual([2125]);
  });

  it('returns unknown for a key it never received', async () => {
    expect(await provider.statusOf(newId())).toEqual(unknownPayout);
  });

  it('gives the reason for a refusal in plain words, and has paid nothing', async () => {
    const { to, reason } = provided.refused;
    const request = aRequest(to);
    expect((await provider.send(request)).status).toBe('pending');
    const refused = { status: 'refused', reason, amountCents: 2125 };
    expect(await heard()).toEqual([{ key: request.key, ...refused }]);
    expect(await provider.statusOf(request.key)).toEqual(refused);
    expect(await provided.paid([request.key])).toEqual([]);
  });

  it.each([1, 99, 100, 100_005, 99_999_999])('sends exactly %i cents', async (cents) => {
    const request = aRequest(undefined, cents);
    await provider.send(request);
    expect(await heard()).toEqual([{ key: request.key, status: 'done', reason: null, amountCents: cents }]);
    expect(await provided.paid([request.key])).toEqual([cents]);
  });

  it('refuses webhooks that were tampered with, are old, or signed by someone else', async () => {
    const request = aRequest();
    await provider.send(request);
    const [report] = await provided.reports();
    if (!report) throw new Error('nothing was reported');
    const { body, headers } = report;
    const forged = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value).replace(/.$/, '_')]));
    const refused = { code: 'bad-signature' };
    await expect(provider.readReport({ headers, body: body.replace(/21(\.?)25/, '91$125') })).rejects.toMatchObject(refused);
    await expect(provider.readReport({ headers, body: `${body} ` })).rejects.toMatchObject(refused);
    await expect(provider.readReport({ headers: forged, body })).rejects.toMatchObject(refused);
    await expect(provider.readReport({ headers: {}, body })).rejects.toMatchObject(refused);
    provided.clock.advance(provided.tooOldMs ?? 301_000);
    await expect(provider.readReport(report)).rejects.toMatchObject(refused);
  });
});
