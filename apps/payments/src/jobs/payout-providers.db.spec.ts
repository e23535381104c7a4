import type { PayoutMethod, PayoutMethodName } from '@somo/contracts/payouts';
import { toInstant } from '@somo/contracts/time';
import type { Webhook } from '@somo/contracts/webhook';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { MobileMoneyPayouts } from '../outside/payouts/mobile-money.js';
import { PayoutProviders } from '../outside/payouts/payout-providers.js';
import { signed } from '../outside/provider/signature.js';
import { PaymentsConfig } from '../payments.config.js';
import { payments } from '../payments.module.js';
import { MobileMoneySimulator, mobileMoneyOf, numbers, webhookSecret } from '../../spec/mobile-money-simulator.js';
import { checkLedger } from '../store/check-ledger.js';

// A Monday; earnings are due on Saturday, and the next banking day is Monday the 14th.
const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const monday = Date.parse('2030-01-14T09:00:00Z');
const patienceMs = 500;
const sandboxSecret = 'the sandbox secret of this spec';
const phone: PayoutMethod = {
  ...{ method: 'mobile_money', mobileNumber: numbers.good },
  country: 'KE',
  network: 'm-pesa',
  accountHolder: 'Ama',
};
const paypal: PayoutMethod = { method: 'paypal', email: 'kwame@example.com' };

describe('payouts through several providers', () => {
  let world: World;
  let simulator: MobileMoneySimulator;
  let simulatorUrl: string;
  let restore: (() => void) | undefined;
  beforeAll(async () => {
    simulator = new MobileMoneySimulator(
      () => world.clock.now(),
      () => 0,
    );
    simulatorUrl = await simulator.start();
    Object.assign(process.env, {
      SANDBOX_AUTO_PAY: 'on',
      SANDBOX_WEBHOOK_SECRET: sandboxSecret,
      ...mobileMoneyOf(simulatorUrl, patienceMs),
    });
    world = await startService(payments, { now, answers: { 'auth.check-identity': () => Promise.resolve(null) } });
  });
  beforeEach(() => world.clock.set(now));
  afterEach(async () => {
    restore?.();
    restore = undefined;
    simulator.turn({});
    expect(await checkLedger(world.db)).toEqual([]);
  });
  afterAll(async () => {
    for (const name of Object.keys(process.env)) if (/^(MOBILE_MONEY_|SANDBOX_WEBHOOK)/.test(name)) delete process.env[name];
    await world.close();
    await simulator.close();
  });

  const at = async (ms: number) => {
    world.clock.set(ms);
    await world.runDue();
  };
  const receive = (provider: string, webhook: Webhook) => world.as(aVisitor()).ask('payments.receive-webhook', { provider, ...webhook });
  /** Returns teachers with one lesson each that is paid, completed and due on Monday. */
  const due = async (...methods: PayoutMethod[]): Promise<string[]> => {
    const teachers = methods.map((to) => ({ teacherId: newId(), to }));
    for (const { teacherId, to } of teachers) {
      await world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', { currentPassword: 'right', to });
      const payBy = toInstant(now + 30 * minute);
      await world.deliver('booking.created', aBookingState({ teacherId, priceCents: 2500, payBy, startsAt: toInstant(now + 2 * day) }));
    }
    await at(now + minute);
    await at(now + 2 * day + 74 * hour);
    return teachers.map(({ teacherId }) => teacherId);
  };
  const aDue = async (to: PayoutMethod) => (await due(to))[0] ?? '';
  const payoutOf = async (teacherId: string) =>
    (
      await world.db.sql<{ id: string; provider: string; status: string }>(
        'spec-payout',
        'SELECT id, provider, status FROM payouts WHERE teacher_id = $1',
        [teacherId],
      )
    )[0];
  const lifeOf = async (teacherId: string) =>
    (await world.db.sql<{ payout: string }>('spec-life', 'SELECT payout FROM payments WHERE teacher_id = $1', [teacherId]))[0]?.payout;
  const sent = async (...methods: PayoutMethod[]) => {
    const teachers = await due(...methods);
    await at(monday);
    return Promise.all(teachers.map(async (teacherId) => ({ teacherId, id: (await payoutOf(teacherId))?.id ?? '' })));
  };
  const without = (name: 'forMethod' | 'named', gone: (of: string) => boolean) => {
    const original = PayoutProviders.prototype[name];
    PayoutProviders.prototype[name] = function (this: PayoutProviders, of: string) {
      return gone(of) ? undefined : original.call(this, of as PayoutMethodName);
    };
    restore = () => void (PayoutProviders.prototype[name] = original as PayoutProviders['named'] & PayoutProviders['forMethod']);
  };

  it("PAY-03 assign each payout to the provider of its method, and trust only that provider's signature", async () => {
    const [mobile = '', other = ''] = await due(phone, paypal);
    await at(monday);
    expect(await payoutOf(mobile)).toMatchObject({ provider: 'mobile-money', status: 'sent' });
    expect(await payoutOf(other)).toMatchObject({ provider: 'sandbox-payouts', status: 'sent' });
    await at(monday + minute);
    for (const report of simulator.work()) {
      await Promise.all([receive('mobile-money', report), receive('mobile-money', report)]);
      await receive('mobile-money', report);
    }
    expect([await lifeOf(mobile), await lifeOf(other)]).toEqual(['done', 'done']);
    expect(simulator.paid.map(({ cents }) => cents)).toEqual([2125]);
    const told = (await world.emitted()).filter(
      ({ type, data }) => type === 'payout.completed' && 'teacherId' in data && data.teacherId === mobile,
    );
    expect(told).toHaveLength(1);
  });

  it('PAY-03 wait while no provider supports the method, without reporting the money as paid, and pay once one does', async () => {
    const teacherId = await aDue(phone);
    without('forMethod', (method) => method === 'mobile_money');
    await at(monday);
    await at(monday + day);
    expect([await payoutOf(teacherId), await lifeOf(teacherId)]).toEqual([undefined, 'due']);
    restore?.();
    await at(monday + 2 * day);
    expect(await payoutOf(teacherId)).toMatchObject({ provider: 'mobile-money', status: 'sent' });
  });

  it('SET-08 refuse PayPal as a method where no provider pays it, and do not offer it', async () => {
    const teacher = world.as(aTeacher());
    expect(await teacher.ask('payments.list-payout-methods', {})).toEqual(['bank_transfer', 'mobile_money', 'paypal']);
    without('forMethod', (method) => method === 'paypal');
    expect(await teacher.ask('payments.list-payout-methods', {})).toEqual(['bank_transfer', 'mobile_money']);
    await expect(teacher.ask('payments.save-payout-method', { currentPassword: 'right', to: paypal })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { 'payment.method': ['PayPal is not available here. Please choose another payout method'] } },
    });
    expect(await teacher.ask('payments.get-payout-method', {})).toBeNull();
  });

  it('SET-08 PAY-03 ask for country, network and name of a mobile number where its provider needs them', async () => {
    const to: PayoutMethod = { method: 'mobile_money', mobileNumber: numbers.good };
    await expect(world.as(aTeacher()).ask('payments.save-payout-method', { currentPassword: 'right', to })).rejects.toMatchObject({
      code: 'invalid-input',
      details: {
        errors: {
          'payment.country': ['Please choose a country with mobile money'],
          'payment.network': ["Please choose your country's mobile money network"],
          'payment.accountHolder': ["Please enter the account holder's name"],
        },
      },
    });
  });

  it('PAY-03 stay with the provider they started at, pending while it is not configured', async () => {
    const teacherId = await aDue(phone);
    without('named', (name) => name === 'mobile-money');
    await at(monday);
    await at(monday + 4 * day);
    expect(await payoutOf(teacherId)).toMatchObject({ provider: 'mobile-money', status: 'claimed' });
    restore?.();
    await at(monday + 6 * day);
    await at(monday + 6 * day + minute);
    for (const report of simulator.work()) await receive('mobile-money', report).catch(() => undefined);
    expect(await lifeOf(teacherId)).toBe('done');
  });

  it('PAY-03 keep polling while the provider does not respond, and pay once', async () => {
    const teacherId = await aDue(phone);
    const before = simulator.paid.length;
    simulator.turn({ silent: 1 });
    await at(monday);
    for (let hours = 1; hours < 10 * 24; hours += 6) await at(monday + hours * hour);
    expect(await payoutOf(teacherId)).toMatchObject({ status: 'claimed' });
    simulator.turn({});
    await at(monday + 11 * day);
    expect(await payoutOf(teacherId)).toMatchObject({ status: 'sent' });
    simulator.work();
    await at(monday + 13 * day);
    simulator.work();
    await at(monday + 30 * day);
    expect(await lifeOf(teacherId)).toBe('done');
    expect(simulator.paid).toHaveLength(before + 1);
    const [asked] = await world.db.sql<{ times: number }>(
      'spec-asked',
      `SELECT count(*)::int AS times FROM provider_messages WHERE key = $1`,
      [(await payoutOf(teacherId))?.id],
    );
    expect(asked?.times).toBeLessThan(40);
  });

  it("PAY-03 reject a provider's report of a different amount", async () => {
    const teacherId = await aDue(phone);
    simulator.turn({ lostCall: 1 });
    await at(monday);
    simulator.turn({});
    const { id: key = '' } = (await payoutOf(teacherId)) ?? {};
    const another = new MobileMoneyPayouts(Object.assign(new PaymentsConfig(), mobileMoneyOf(simulatorUrl, patienceMs)), world.clock);
    await another.send({ key, amountCents: 9125, currency: 'USD', to: phone, teacherId, methodVersion: 1 });
    world.clock.set(monday + hour);
    for (const report of simulator.work()) await expect(receive('mobile-money', report)).rejects.toMatchObject({ code: 'wrong-amount' });
    await at(monday + 3 * day);
    expect(await payoutOf(teacherId)).toMatchObject({ status: 'claimed' });
  });

  it('resend a payout that the provider accepted and then lost', async () => {
    const [{ teacherId } = { teacherId: '' }] = await sent(phone);
    simulator.restart();
    await at(monday + 2 * hour);
    await at(monday + 2 * hour + minute);
    simulator.work();
    await at(monday + 2 * day);
    expect(await lifeOf(teacherId)).toBe('done');
  });

  it("refuse and log webhooks about another provider's payout, an unknown payout, or a different amount", async () => {
    const [mobile, other] = await sent(phone, paypal);
    if (!mobile || !other) throw new Error('nothing was sent');
    const reportOf = (body: object, secret = webhookSecret) => signed(secret, JSON.stringify(body), world.clock.now());
    const said = { externalId: other.id, status: 'SUCCESSFUL', amount: '21.25', currency: 'USD' };
    const sandboxSays = (key: string) =>
      reportOf({ type: 'payout.updated', payout: { key, status: 'done', reason: null, amount_cents: 2125 } }, sandboxSecret);
    const notFound = { code: 'payout-not-found' };
    await expect(receive('mobile-money', reportOf(said))).rejects.toMatchObject(notFound);
    await expect(receive('mobile-money', reportOf({ ...said, externalId: newId() }))).rejects.toMatchObject(notFound);
    for (const externalId of ['no id', 'nul \0'])
      await expect(receive('mobile-money', reportOf({ ...said, externalId }))).rejects.toMatchObject(notFound);
    await expect(receive('sandbox-payouts', sandboxSays(mobile.id))).rejects.toMatchObject(notFound);
    const wrong = reportOf({ ...said, externalId: mobile.id, amount: '2125.00' });
    await expect(receive('mobile-money', wrong)).rejects.toMatchObject({ code: 'wrong-amount' });
    const right = reportOf({ ...said, externalId: mobile.id });
    const bad = { code: 'bad-signature' };
    await expect(receive('sandbox-payouts', right)).rejects.toMatchObject(bad);
    await expect(receive('mobile-money', { ...right, body: `${right.body} ` })).rejects.toMatchObject(bad);
    await expect(receive('mobile-money', sandboxSays(mobile.id))).rejects.toMatchObject(bad);
    await expect(receive('mobile-mone', right)).rejects.toMatchObject({ code: 'unknown-provider' });
    world.clock.advance(301_000);
    await expect(receive('mobile-money', right)).rejects.toMatchObject(bad);
    expect([(await payoutOf(mobile.teacherId))?.status, (await payoutOf(other.teacherId))?.status]).toEqual(['sent', 'sent']);
    const kept = await world.db.sql(
      'spec-kept',
      `SELECT outcome FROM provider_messages WHERE direction = 'callback' AND key IN ($1, $2) AND outcome <> 'done' ORDER BY outcome`,
      [mobile.id, other.id],
    );
    expect(kept).toEqual(['payout-not-found', 'payout-not-found', 'wrong-amount'].map((outcome) => ({ outcome })));
  });
});
