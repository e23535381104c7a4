import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { PaymentsConfig } from '../../payments.config.js';
import { LoggingPayoutProvider } from './logging-payout-provider.js';
import { mobileMoney } from './mobile-money.js';
import { PayoutProviders } from './payout-providers.js';
import { payPal } from './paypal.js';
import type { PayoutNetwork } from './port.js';
import { SandboxPayouts } from './sandbox.js';
import { stripeConnect } from './stripe-connect.js';

/** The networks that move real money, in order of preference; a new one is its adapter's file and a line here. */
const networks: PayoutNetwork[] = [mobileMoney, stripeConnect, payPal];

/**
 * Real providers first, for the methods they support. The sandbox moves no real money: in production it is left out, and its payouts wait.
 */
export const providePayouts = {
  provide: PayoutProviders,
  useFactory: (config: PaymentsConfig, sandbox: SandboxPayouts, db: Db, clock: Clock): PayoutProviders => {
    const real = networks.map((network) => network({ config, clock, db })).filter((provider) => provider !== undefined);
    const all = config.NODE_ENV === 'production' ? real : [...real, sandbox];
    return new PayoutProviders(all.map((provider) => new LoggingPayoutProvider(provider, db, clock)));
  },
  inject: [PaymentsConfig, SandboxPayouts, Db, Clock],
};
