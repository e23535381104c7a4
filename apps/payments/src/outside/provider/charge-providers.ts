import type { Payment } from '../../store/payment.schema.js';
import type { PaymentProvider } from './port.js';

/** All providers that may hold one of our charges. A payment stays with the provider it started at, whatever is configured later. */
export class ChargeProviders {
  private readonly all: PaymentProvider[];

  /** `current` receives new charges. */
  constructor(
    readonly current: PaymentProvider,
    ...earlier: PaymentProvider[]
  ) {
    this.all = [current, ...earlier];
  }

  named(name: string): PaymentProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }

  /** Returns the payment's provider. Throws if it is no longer configured: the job keeps retrying, with this message. */
  of({ id, provider }: Pick<Payment, 'id' | 'provider'>): PaymentProvider {
    const its = this.named(provider);
    if (!its) throw new Error(`The payment ${id} is at ${provider}, which is not configured.`);
    return its;
  }
}
