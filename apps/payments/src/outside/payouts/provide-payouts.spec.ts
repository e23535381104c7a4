import { payoutMethods } from '@somo/contracts/payouts';
import { PaymentsConfig } from '../../payments.config.js';
import { providePayouts } from './provide-payouts.js';
import { SandboxPayouts } from './sandbox.js';

const nothing = undefined as never;
const stripe = { STRIPE_SECRET_KEY: 'sk_test_x' };
const mobile = { MOBILE_MONEY_URL: 'https://mobile-money.example' };
const payPalSettings = { PAYPAL_CLIENT_ID: 'somo' };
const production = { NODE_ENV: 'production' };

describe('the payout provider', () => {
  const providersWith = (settings: Partial<PaymentsConfig>) => {
    const config = Object.assign(new PaymentsConfig(), settings);
    return providePayouts.useFactory(config, new SandboxPayouts(nothing, nothing, nothing, config), nothing, nothing);
  };

  it.each<[string, Partial<PaymentsConfig>, (string | undefined)[]]>([
    ['only the sandbox', {}, ['sandbox-payouts', 'sandbox-payouts', 'sandbox-payouts']],
    ['mobile money', mobile, ['sandbox-payouts', 'mobile-money', 'sandbox-payouts']],
    ['both', { ...mobile, ...stripe }, ['stripe-connect', 'mobile-money', 'sandbox-payouts']],
    ['PayPal', payPalSettings, ['sandbox-payouts', 'sandbox-payouts', 'paypal']],
    ['all three, in production', { ...production, ...mobile, ...stripe, ...payPalSettings }, ['stripe-connect', 'mobile-money', 'paypal']],
    ['no provider, in production', production, [undefined, undefined, undefined]],
    ['both, in production', { ...production, ...mobile, ...stripe }, ['stripe-connect', 'mobile-money', undefined]],
  ])('PAY-03 for banks, mobile numbers and PayPal with %s', (_, settings, names) => {
    const providers = providersWith(settings);
    expect(payoutMethods.map((method) => providers.forMethod(method)?.name)).toEqual(names);
  });

  it('PAY-03 is there for PayPal wherever a teacher may choose it', () => {
    expect(providersWith({}).offered()).toEqual(['bank_transfer', 'mobile_money', 'paypal']);
    expect(providersWith({ ...production, ...stripe }).offered()).toEqual(['bank_transfer', 'mobile_money']);
    expect(providersWith({ ...production, ...payPalSettings }).offered()).toEqual(['bank_transfer', 'mobile_money', 'paypal']);
  });

  it('is undefined for a name that is not configured', () => {
    const providers = providersWith({ ...production, ...mobile });
    expect(['mobile-money', 'sandbox-payouts', 'stripe-connect', 'stripe'].map((name) => providers.named(name)?.name)).toEqual([
      'mobile-money',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
