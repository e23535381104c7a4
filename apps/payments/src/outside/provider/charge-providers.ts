import type { Payment } from '../../store/payment.schema.js';
import type { PaymentProvider } from './port.js';

/** All providers that may hold a charge of ours. A payment stays with the one it began at, whatever is configured later. */
export class ChargeProviders {
  private readonly all: PaymentProvider[];

  /** `current` takes what is new. */
  constructor(
    readonly current: PaymentProvider,
    ...earlier: PaymentProvider[]
  ) {
    this.all = [current, ...earlier];
  }

  named(name: string): PaymentProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }

  /** Throws when the payment's provider is no longer configured: its work waits, and says so. */
  of({ id, provider }: Pick<Payment, 'id' | 'provider'>): PaymentProvider {
    const its = this.named(provider);
    if (!its) throw new Error(`The payment ${id} is at ${provider}, which is not configured.`);
    return its;
  }
}
