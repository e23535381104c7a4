import { newId } from '@somo/platform/ids';
import { FixedClock } from '@somo/testing/fixed-clock';
import { PaymentsConfig } from '../../payments.config.js';
import { clientId, clientSecret, MobileMoneySimulator, numbers, webhookSecret } from '../../../spec/mobile-money-simulator.js';
import { signed } from '../provider/signature.js';
import { MobileMoneyPayouts } from './mobile-money.js';
import { unknownPayout, type PayoutRequest } from './port.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;

describe('mobile money', () => {
  let simulator: MobileMoneySimulator;
  let provider: MobileMoneyPayouts;
  let url: string;
  const clock = new FixedClock(now);
  const withSettings = (settings: Partial<PaymentsConfig>) =>
    new MobileMoneyPayouts(Object.assign(new PaymentsConfig(), { MOBILE_MONEY_URL: url, ...settings }), clock);
  const settings = {
    MOBILE_MONEY_CLIENT_ID: clientId,
    MOBILE_MONEY_CLIENT_SECRET: clientSecret,
    MOBILE_MONEY_WEBHOOK_SECRET: webhookSecret,
    MOBILE_MONEY_TIMEOUT_MS: 500,
  };
  beforeEach(async () => {
    clock.set(now);
    simulator = new MobileMoneySimulator(
      () => clock.now(),
      () => 0,
    );
    url = await simulator.start();
    provider = withSettings(settings);
  });
  afterEach(() => simulator.close());

  const aRequest = (mobileNumber = numbers.good): PayoutRequest => ({
    ...{ key: newId(), amountCents: 2125, currency: 'USD', to: { method: 'mobile_money', mobileNumber }, teacherId: newId() },
    methodVersion: 1,
  });
  const after = (ms: number) => {
    clock.advance(ms);
    return simulator.work();
  };

  it.each(['silent', 'lostAnswer', 'lostCall', 'unavailable'] as const)(
    'PAY-03 does not know the outcome when its call ends in %s, and pays once when it retries',
    async (fault) => {
      const request = aRequest();
      await provider.statusOf(request.key);
      simulator.turn({ [fault]: 1 });
      await expect(provider.send(request)).rejects.toThrow();
      await expect(provider.statusOf(request.key)).rejects.toThrow();
      simulator.turn({});
      expect((await provider.send(request)).status).toBe('pending');
      after(hour);
      expect(simulator.paid).toEqual([{ key: request.key, number: '254700000000', cents: 2125 }]);
    },
  );

  it('PAY-03 tells the provider the country, the network and the name, and of older accounts only the number', async () => {
    await provider.send(aRequest());
    const to = {
      method: 'mobile_money',
      mobileNumber: numbers.good,
      country: 'KE',
      network: 'm-pesa',
      accountHolder: 'Ama Owusu',
    } as const;
    await provider.send({ ...aRequest(), to });
    const number = { partyIdType: 'MSISDN', partyId: '254700000000' };
    expect(simulator.payees).toEqual([number, { ...number, country: 'KE', network: 'm-pesa', name: 'Ama Owusu' }]);
  });

  it('caches its token until it expires, requests one for many calls, and replaces one that expired early', async () => {
    await Promise.all([1, 2, 3].map(() => provider.statusOf(newId())));
    clock.advance(3569_000);
    await provider.statusOf(newId());
    expect(simulator.counted.tokens).toBe(1);
    clock.advance(1000);
    await provider.statusOf(newId());
    expect(simulator.counted.tokens).toBe(2);
    simulator.restart();
    expect(await provider.statusOf(newId())).toEqual(unknownPayout);
    expect(simulator.counted.tokens).toBe(3);
  });

  it('fails clearly when it cannot get a token', async () => {
    await expect(withSettings({ ...settings, MOBILE_MONEY_CLIENT_SECRET: 'another' }).send(aRequest())).rejects.toThrow('answered 401');
  });

  it('refuses a number that can never be paid at once; no other error refuses the payout', async () => {
    const refused = { status: 'refused', reason: 'The number is not one that mobile money can reach.', amountCents: null };
    expect(await provider.send(aRequest(numbers.impossible))).toEqual(refused);
    await expect(provider.send(aRequest('+1'))).rejects.toThrow('answered 400');
  });

  it('does not mistake a wrong URL for a provider that never received the payout', async () => {
    await expect(withSettings({ ...settings, MOBILE_MONEY_URL: `${url}/elsewhere` }).statusOf(newId())).rejects.toThrow('answered 404');
  });

  it('loses payouts it had not started when it restarts, and accepts the same key again', async () => {
    const request = aRequest();
    await provider.send(request);
    simulator.restart();
    expect(await provider.statusOf(request.key)).toEqual(unknownPayout);
    await provider.send(request);
    after(hour);
    simulator.restart();
    expect((await provider.statusOf(request.key)).status).toBe('done');
    expect(simulator.paid).toHaveLength(1);
  });

  const report = { externalId: 'a', status: 'SUCCESSFUL', amount: '21.25', currency: 'USD' };
  it.each([
    '',
    'null',
    '[]',
    '{',
    JSON.stringify({ ...report, externalId: 1 }),
    JSON.stringify({ ...report, status: 'PENDING' }),
    JSON.stringify({ ...report, status: 'toString' }),
    JSON.stringify({ ...report, amount: 21.25 }),
    JSON.stringify({ ...report, amount: '-21.25' }),
    JSON.stringify({ ...report, amount: '1e21' }),
    JSON.stringify({ ...report, currency: 'KES' }),
  ])('refuses a signed but invalid webhook: %s', async (body) => {
    await expect(provider.readReport(signed(webhookSecret, body, now))).rejects.toMatchObject({ code: 'malformed-request' });
  });

  it('does not pass unknown reasons on to the teacher', async () => {
    const body = JSON.stringify({ ...report, status: 'FAILED', reason: { code: '<b>call 0900</b>' } });
    const [read] = await provider.readReport(signed(webhookSecret, body, now));
    expect(read).toMatchObject({ status: 'refused', reason: 'The mobile money provider refused the payout.' });
  });
});
