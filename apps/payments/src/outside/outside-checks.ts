import { Injectable } from '@nestjs/common';
import type { SystemCheck } from '@somo/contracts/system';
import { Clock } from '@somo/platform/clock';
import { endpointOf, type UsedEndpoint } from '@somo/platform/operating/certificates';
import { fails, kept } from '@somo/platform/operating/kept';
import { SystemChecks, tried } from '@somo/platform/operating/system-checks';
import { PaymentsConfig } from '../payments.config.js';
import { stripeClient } from './stripe-client.js';

/** Whether the provider of card payments takes Somo's key. */
@Injectable()
export class OutsideChecks extends SystemChecks {
  readonly run: () => Promise<SystemCheck[]>;

  constructor(
    private readonly config: PaymentsConfig,
    clock: Clock,
  ) {
    super();
    this.run = kept(
      clock,
      () => this.look(),
      (found) => found.some(fails),
    );
  }

  private async look(): Promise<SystemCheck[]> {
    if (this.config.STRIPE_SECRET_KEY === '') return [{ name: 'payments', finding: 'off', detail: null }];
    return [await tried('payments', () => this.retrieve())];
  }

  endpoints(): UsedEndpoint[] {
    const { STRIPE_SECRET_KEY, STRIPE_API_URL, MOBILE_MONEY_URL, PAYPAL_CLIENT_ID, PAYPAL_API_URL } = this.config;
    return [
      ...(STRIPE_SECRET_KEY === '' ? [] : endpointOf('stripe', STRIPE_API_URL || 'https://api.stripe.com')),
      ...endpointOf('mobile-money', MOBILE_MONEY_URL),
      ...(PAYPAL_CLIENT_ID === '' ? [] : endpointOf('paypal', PAYPAL_API_URL)),
    ];
  }

  private async retrieve(): Promise<Omit<SystemCheck, 'name'>> {
    await stripeClient(this.config).balance.retrieve();
    // With a test key, no card is charged.
    return { finding: /^[sr]k_live_/.test(this.config.STRIPE_SECRET_KEY) ? 'works' : 'off', detail: 'Stripe' };
  }
}
