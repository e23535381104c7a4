import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { PaymentsConfig } from '../../payments.config.js';
import { LoggingPayoutProvider } from './logging-provider.js';
import { MobileMoneyPayouts } from './mobile-money.js';
import { PayoutProviders } from './payout-providers.js';
import type { PayoutProvider } from './port.js';
import { SandboxPayouts } from './sandbox.js';
import { StripeConnectPayouts } from './stripe-connect.js';

/**
 * Real providers first, for the methods they support. The sandbox moves no real money: in production it is left out, and its payouts wait.
 */
export const providePayouts = {
  provide: PayoutProviders,
  useFactory: (config: PaymentsConfig, sandbox: SandboxPayouts, db: Db, clock: Clock): PayoutProviders => {
    const all: PayoutProvider[] = [
      ...(config.MOBILE_MONEY_URL === '' ? [] : [new MobileMoneyPayouts(config, clock)]),
      ...(config.STRIPE_SECRET_KEY === '' ? [] : [new StripeConnectPayouts(config, clock, db)]),
      ...(config.NODE_ENV === 'production' ? [] : [sandbox]),
    ];
    return new PayoutProviders(all.map((provider) => new LoggingPayoutProvider(provider, db, clock)));
  },
  inject: [PaymentsConfig, SandboxPayouts, Db, Clock],
};
