import { payoutMethods, type PayoutMethodName } from '@somo/contracts/payouts';
import type { PayoutProvider } from './port.js';

/** The configured payout providers, in order of preference. */
export class PayoutProviders {
  constructor(private readonly all: readonly PayoutProvider[]) {}

  /** Returns the provider for new payouts; undefined if none supports the method, in which case the money waits. */
  forMethod(method: PayoutMethodName): PayoutProvider | undefined {
    return this.all.find(({ methods }) => methods.includes(method));
  }

  /** Returns what teachers may choose: PayPal only where a provider pays it; money for a bank or a mobile number waits until one does. */
  offered(): PayoutMethodName[] {
    return payoutMethods.filter((method) => method !== 'paypal' || this.forMethod(method) !== undefined);
  }

  /** Returns the provider of an existing payout or of an incoming webhook. */
  named(name: string): PayoutProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }
}
