import { readSettings } from '@somo/platform/settings';
import { PaymentsConfig } from './payments.config.js';

describe('the settings of payments', () => {
  it('need nothing set where the sandbox is embedded', () => {
    const config = readSettings(PaymentsConfig, {});
    expect(config).toMatchObject({ PLATFORM_FEE_BPS: 1500, SANDBOX_AUTO_PAY: 'on', SANDBOX_DELAY_MS: 1500 });
    expect(config.SANDBOX_WEBHOOK_SECRET).not.toBe(readSettings(PaymentsConfig, {}).SANDBOX_WEBHOOK_SECRET);
  });

  it('refuse production without a webhook secret of its own, naming the variable', () => {
    expect(() => readSettings(PaymentsConfig, { NODE_ENV: 'production', SANDBOX_AUTO_PAY: 'off' })).toThrow('SANDBOX_WEBHOOK_SECRET');
    const own = { NODE_ENV: 'production', SANDBOX_AUTO_PAY: 'off', SANDBOX_WEBHOOK_SECRET: 'a secret that somebody chose' };
    expect(readSettings(PaymentsConfig, own).SANDBOX_WEBHOOK_SECRET).toBe(own.SANDBOX_WEBHOOK_SECRET);
  });

  it('refuse production where the card pays by itself', () => {
    const secret = { SANDBOX_WEBHOOK_SECRET: 'a secret that somebody chose' };
    expect(() => readSettings(PaymentsConfig, { NODE_ENV: 'production', ...secret })).toThrow('SANDBOX_AUTO_PAY');
  });

  it.each([
    ['PLATFORM_FEE_BPS', '10001'],
    ['PLATFORM_FEE_BPS', 'a lot'],
    ['SANDBOX_AUTO_PAY', 'yes'],
    ['SANDBOX_DELAY_MS', '-1'],
    ['SANDBOX_WEBHOOK_SECRET', 'short'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => readSettings(PaymentsConfig, { [name]: value })).toThrow(name);
  });
});
