import type { PayoutMethodName } from '@somo/contracts/payouts';
import type { PayoutProvider } from './port.js';

/** The providers of payouts that this set-up has, the one that is preferred first. */
export class PayoutProviders {
  constructor(private readonly all: readonly PayoutProvider[]) {}

  /** Who is given a new payout; undefined: nobody here can pay out so, and the money waits. */
  forMethod(method: PayoutMethodName): PayoutProvider | undefined {
    return this.all.find(({ methods }) => methods.includes(method));
  }

  /** Who was given a payout before, or calls back. */
  named(name: string): PayoutProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }
}
