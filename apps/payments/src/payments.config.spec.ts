import { randomBytes } from 'node:crypto';
import { readSettings } from '@somo/platform/settings';
import { PaymentsConfig } from './payments.config.js';

const chance = randomBytes(24).toString('base64url');

describe('the payments settings', () => {
  it('need nothing set with the embedded sandbox', () => {
    const config = readSettings(PaymentsConfig, {});
    expect(config).toMatchObject({ PLATFORM_FEE_BPS: 1500, SANDBOX_AUTO_PAY: 'off', SANDBOX_DELAY_MS: 1500 });
    expect(config.SANDBOX_WEBHOOK_SECRET).not.toBe(readSettings(PaymentsConfig, {}).SANDBOX_WEBHOOK_SECRET);
  });

  const keys = { PAYOUT_KEYS: `own=${randomBytes(32).toString('base64')}` };

  it('PAY-03 refuse the default keys and invalid keys in production', () => {
    const production = { NODE_ENV: 'production', SANDBOX_AUTO_PAY: 'off', SANDBOX_WEBHOOK_SECRET: chance };
    expect(() => readSettings(PaymentsConfig, production)).toThrow('PAYOUT_KEYS');
    expect(readSettings(PaymentsConfig, { ...production, ...keys }).PAYOUT_KEYS).toBe(keys.PAYOUT_KEYS);
    expect(() => readSettings(PaymentsConfig, { PAYOUT_KEYS: 'own=short' })).toThrow('PAYOUT_KEYS');
  });

  it('refuse production without a webhook secret of its own, naming the variable', () => {
    expect(() => readSettings(PaymentsConfig, { NODE_ENV: 'production', SANDBOX_AUTO_PAY: 'off' })).toThrow('SANDBOX_WEBHOOK_SECRET');
    expect(readSettings(PaymentsConfig, own).SANDBOX_WEBHOOK_SECRET).toBe(own.SANDBOX_WEBHOOK_SECRET);
  });

  const own = { ...keys, NODE_ENV: 'production', SANDBOX_AUTO_PAY: 'off', SANDBOX_WEBHOOK_SECRET: chance };
  const secrets = ['SANDBOX_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'];
  it.each([...secrets, 'MOBILE_MONEY_CLIENT_SECRET', 'MOBILE_MONEY_WEBHOOK_SECRET', 'PAYPAL_CLIENT_SECRET'])(
    'refuse in production a %s that could be guessed',
    (name) => {
      for (const weak of [
        'changeme',
        'short-but-random-7',
        'change-me-change-me-change-me',
        'my-secret-my-secret-my-secret',
        'a'.repeat(40),
      ])
        expect(() => readSettings(PaymentsConfig, { ...own, STRIPE_WEBHOOK_SECRET: chance, [name]: weak })).toThrow(
          `Invalid setting ${name}: `,
        );
      expect(readSettings(PaymentsConfig, { ...own, STRIPE_WEBHOOK_SECRET: chance, [name]: `${chance}x` })).toMatchObject({
        [name]: `${chance}x`,
      });
    },
  );

  it('PAY-03 refuse an all-zero payout key everywhere, and a non-random one in production', () => {
    const of = (key: Buffer) => ({ PAYOUT_KEYS: `good=${randomBytes(32).toString('base64')},own=${key.toString('base64')}` });
    expect(() => readSettings(PaymentsConfig, of(Buffer.alloc(32)))).toThrow('PAYOUT_KEYS');
    expect(() => readSettings(PaymentsConfig, of(Buffer.alloc(32, 'ab')))).not.toThrow();
    for (const key of [Buffer.alloc(32), Buffer.alloc(32, 'ab'), Buffer.alloc(32, 'somo')])
      expect(() => readSettings(PaymentsConfig, { ...own, ...of(key) })).toThrow('PAYOUT_KEYS');
  });

  it('show no example that would itself be refused', () => {
    expect(() => readSettings(PaymentsConfig, { ...own, PAYOUT_KEYS: 'none' })).toThrow(/^(?!.*for example PAYOUT_KEYS=)/);
    expect(() => readSettings(PaymentsConfig, { PLATFORM_FEE_BPS: 'a lot' })).toThrow('for example PLATFORM_FEE_BPS=1500');
  });

  it('refuse automatic payment in production', () => {
    const secret = { SANDBOX_WEBHOOK_SECRET: chance };
    expect(() => readSettings(PaymentsConfig, { NODE_ENV: 'production', SANDBOX_AUTO_PAY: 'on', ...secret })).toThrow('SANDBOX_AUTO_PAY');
  });

  it('PAY-03 refuse mobile money without its secrets, and in production without HTTPS', () => {
    const url = { MOBILE_MONEY_URL: 'https://mobile-money.example/v1' };
    const all = { ...url, MOBILE_MONEY_CLIENT_ID: 'somo', MOBILE_MONEY_CLIENT_SECRET: chance, MOBILE_MONEY_WEBHOOK_SECRET: chance };
    expect(readSettings(PaymentsConfig, all)).toMatchObject(all);
    for (const name of ['MOBILE_MONEY_CLIENT_ID', 'MOBILE_MONEY_CLIENT_SECRET', 'MOBILE_MONEY_WEBHOOK_SECRET'])
      expect(() => readSettings(PaymentsConfig, { ...all, [name]: '' })).toThrow(name);
    const open = { ...all, MOBILE_MONEY_URL: 'http://mobile-money.example' };
    expect(readSettings(PaymentsConfig, open).MOBILE_MONEY_URL).toBe(open.MOBILE_MONEY_URL);
    const production = { ...keys, NODE_ENV: 'production', SANDBOX_AUTO_PAY: 'off', SANDBOX_WEBHOOK_SECRET: chance };
    expect(() => readSettings(PaymentsConfig, { ...production, ...open })).toThrow('MOBILE_MONEY_URL');
    expect(readSettings(PaymentsConfig, { ...production, ...all }).MOBILE_MONEY_URL).toBe(url.MOBILE_MONEY_URL);
  });

  it('PAY-03 refuse PayPal without its secrets, and in production its sandbox, which pays nobody', () => {
    const all = { PAYPAL_CLIENT_ID: 'somo', PAYPAL_CLIENT_SECRET: chance, PAYPAL_WEBHOOK_ID: '1JE4291016473214C' };
    expect(readSettings(PaymentsConfig, all)).toMatchObject({ ...all, PAYPAL_API_URL: 'https://api-m.paypal.com' });
    for (const name of ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'])
      expect(() => readSettings(PaymentsConfig, { ...all, [name]: '' })).toThrow(
        `Invalid setting ${name}: must be set with PAYPAL_CLIENT_ID`,
      );
    const sandbox = { ...all, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' };
    expect(readSettings(PaymentsConfig, sandbox)).toMatchObject(sandbox);
    expect(() => readSettings(PaymentsConfig, { ...own, ...sandbox })).toThrow('PAYPAL_API_URL');
    expect(() => readSettings(PaymentsConfig, { ...own, ...all, PAYPAL_API_URL: 'http://paypal.example' })).toThrow('PAYPAL_API_URL');
  });

  it('C17 require a confirmed email address in production, unless that is turned off', () => {
    const requires = (env: Record<string, string>) => readSettings(PaymentsConfig, env).requiresConfirmedEmail();
    expect([requires({}), requires(own)]).toEqual([false, true]);
    expect([requires({ REQUIRE_CONFIRMED_EMAIL: 'on' }), requires({ ...own, REQUIRE_CONFIRMED_EMAIL: 'off' })]).toEqual([true, false]);
  });

  it.each([
    ['PAYPAL_API_URL', 'paypal'],
    ['PAYPAL_WEBHOOK_CHECK', 'none'],
    ['REQUIRE_CONFIRMED_EMAIL', 'yes'],
    ['MOBILE_MONEY_URL', 'mobile-money.example'],
    ['MOBILE_MONEY_URL', 'ftp://mobile-money.example'],
    ['MOBILE_MONEY_TIMEOUT_MS', '0'],
    ['PLATFORM_FEE_BPS', '10001'],
    ['PLATFORM_FEE_BPS', 'a lot'],
    ['SANDBOX_AUTO_PAY', 'yes'],
    ['SANDBOX_DELAY_MS', '-1'],
    ['SANDBOX_WEBHOOK_SECRET', 'short'],
    ['PAYOUT_MINIMUM_CENTS', '0'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => readSettings(PaymentsConfig, { [name]: value })).toThrow(name);
  });
});
