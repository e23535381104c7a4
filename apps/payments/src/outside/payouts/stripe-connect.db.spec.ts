import type { PayoutMethod } from '@somo/contracts/payouts';
import { newId } from '@somo/platform/ids';
import { startService, type World } from '@somo/testing/start-service';
import { PaymentsConfig } from '../../payments.config.js';
import { payments } from '../../payments.module.js';
import { bankNumbers, connectKey, connectSecret, FakeConnect } from '../../../spec/fake-connect.js';
import { signedBy } from '../../../spec/stripe-signed.js';
import { unknownPayout, type PayoutRequest } from './port.js';
import { StripeConnectPayouts } from './stripe-connect.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;

describe('payouts through Stripe Connect', () => {
  let world: World;
  let server: FakeConnect;
  let provider: StripeConnectPayouts;
  let settings: Partial<PaymentsConfig>;
  beforeAll(async () => void (world = await startService(payments, { now })));
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.set(now);
    await world.db.run('spec-forget', 'DELETE FROM stripe_accounts');
    server = new FakeConnect(() => world.clock.now());
    settings = { STRIPE_SECRET_KEY: connectKey, STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret, STRIPE_API_URL: await server.start() };
    provider = adapter();
  });
  afterEach(() => server.close());

  const adapter = (other: Partial<PaymentsConfig> = {}) =>
    new StripeConnectPayouts(Object.assign(new PaymentsConfig(), settings, other), world.clock, world.db);
  const bank = (accountNumber = '1234567890', swift = 'GHCBGHAC'): PayoutMethod => ({
    ...{ method: 'bank_transfer', bankName: 'GCB', accountHolder: 'Kwame Mensah', accountNumber, swift },
  });
  const aRequest = (to = bank(), more: Partial<PayoutRequest> = {}): PayoutRequest => ({
    ...{ key: newId(), amountCents: 2125, currency: 'USD', to, teacherId: newId(), methodVersion: 1 },
    ...more,
  });
  const heard = async () => (await Promise.all(server.reports().map((webhook) => provider.readReport(webhook)))).flat();
  const made = (name: string) => server.calls.filter((call) => call === name).length;

  it('PAY-03 create one account per teacher and one transfer per key, in requests that Stripe accepts', async () => {
    const request = aRequest();
    const again = { ...request, key: newId() };
    for (const one of [request, request, again])
      expect(await provider.send(one)).toEqual({ status: 'pending', reason: null, amountCents: 2125 });
    expect([made('POST /v1/accounts'), made('POST /v1/transfers')]).toEqual([1, 2]);
    server.payToBanks();
    const done = { status: 'done', reason: null, amountCents: 2125 };
    expect((await heard()).sort((a, b) => a.key.localeCompare(b.key))).toEqual([request, again].map(({ key }) => ({ key, ...done })));
    expect(server.away()).toBe(4250);
  });

  it('find an earlier transfer after Stripe has forgotten the key', async () => {
    const request = aRequest();
    await provider.send(request);
    await provider.send(request);
    expect(made('POST /v1/transfers')).toBe(1);
  });

  it('wait while Stripe requires more details about a teacher, and say which', async () => {
    server.onboarded = false;
    const request = aRequest();
    const waiting = { ...unknownPayout, reason: 'Stripe waits for individual.dob.day, tos_acceptance.date of acct_1' };
    expect([await provider.send(request), await provider.send(request)]).toEqual([waiting, waiting]);
    expect([made('POST /v1/accounts'), made('POST /v1/transfers')]).toEqual([1, 0]);
    server.onboard();
    expect((await provider.send(request)).status).toBe('pending');
  });

  it('PAY-03 reverse a returned bank payout, once, so that it can be paid again', async () => {
    const request = aRequest(bank(bankNumbers.sendsBack));
    await provider.send(request);
    server.payToBanks();
    const refused = { status: 'refused', reason: 'The bank sent the money back.', amountCents: 2125 };
    expect(await heard()).toEqual([{ key: request.key, ...refused }]);
    expect([await provider.statusOf(request.key), server.away(), made('POST /v1/transfers/reversals')]).toEqual([refused, 0, 1]);
  });

  it('add the new bank account to the existing Stripe account', async () => {
    const first = aRequest(bank(bankNumbers.sendsBack));
    await provider.send(first);
    server.payToBanks();
    await heard();
    const next = aRequest(bank('GB82 WEST 1234 5698 7654 32'), { teacherId: first.teacherId, methodVersion: 2 });
    expect(await provider.send(next)).toMatchObject({ status: 'refused', reason: 'Bank transfers to this country are not possible yet.' });
    const other = aRequest(bank('987654321'), { teacherId: first.teacherId, methodVersion: 3 });
    await provider.send(other);
    server.payToBanks();
    expect(await heard()).toMatchObject([{ key: other.key, status: 'done' }]);
    const abroad = aRequest(bank('DE89 3704 0044 0532 0130 00', 'COBADEFF'), { teacherId: first.teacherId, methodVersion: 4 });
    expect((await provider.send(abroad)).status).toBe('pending');
    expect([made('POST /v1/accounts'), made('POST /v1/accounts/external_accounts')]).toEqual([2, 1]);
  });

  it('refuse a bank account that Stripe rejects; no other error refuses the payout', async () => {
    const reason = 'The bank does not take this account: please check its number and its SWIFT code.';
    expect(await provider.send(aRequest(bank(bankNumbers.impossible)))).toEqual({ status: 'refused', reason, amountCents: null });
    await expect(adapter({ STRIPE_SECRET_KEY: 'sk_test_of_another' }).send(aRequest())).rejects.toThrow('Invalid API Key');
    server.signedUp = false;
    await expect(provider.send(aRequest())).rejects.toThrow('signed up for Connect');
  });

  it('refuse webhooks Stripe has not signed, and ignore those not about our payouts', async () => {
    await provider.send(aRequest());
    server.payToBanks();
    const [report] = server.reports();
    const others = server.reports([
      { type: 'plan.created', object: { id: 'plan_1', object: 'plan' } },
      { type: 'payout.paid', object: { id: 'po_of_somo_itself', object: 'payout' } },
      { type: 'payout.paid', account: 'acct_1', object: { id: 'po_of_somebody', object: 'payout' } },
    ]);
    if (!report) throw new Error('Stripe said nothing');
    const asked = server.calls.length;
    for (const webhook of others) expect(await provider.readReport(webhook)).toEqual([]);
    expect(server.calls.slice(asked)).toEqual(['GET /v1/balance_transactions']);
    const refused = { code: 'bad-signature' };
    await expect(provider.readReport({ ...report, headers: others[0]?.headers ?? {} })).rejects.toMatchObject(refused);
    const deaf = adapter({ STRIPE_CONNECT_WEBHOOK_SECRET: '' });
    await expect(deaf.readReport({ ...report, headers: signedBy('', report.body, now / 1000) })).rejects.toMatchObject(refused);
    await expect(deaf.readReport(report)).rejects.toMatchObject(refused);
    world.clock.advance(6 * minute);
    await expect(provider.readReport(report)).rejects.toMatchObject(refused);
  });
});
