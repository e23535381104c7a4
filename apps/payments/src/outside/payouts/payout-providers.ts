import type { PayoutMethodName } from '@somo/contracts/payouts';
import type { PayoutProvider } from './port.js';

/** The configured payout providers, in order of preference. */
export class PayoutProviders {
  constructor(private readonly all: readonly PayoutProvider[]) {}

  /** Returns the provider for new payouts; undefined if none supports the method, in which case the money waits. */
  forMethod(method: PayoutMethodName): PayoutProvider | undefined {
    return this.all.find(({ methods }) => methods.includes(method));
  }

  /** Returns the provider of an existing payout or of an incoming webhook. */
  named(name: string): PayoutProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }
}
