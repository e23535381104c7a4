import { Injectable } from '@nestjs/common';
import type { SystemCheck } from '@somo/contracts/system';
import { SystemChecks, tried } from '@somo/platform/operating/system-checks';
import { PaymentsConfig } from '../payments.config.js';
import { stripeClient } from './stripe-client.js';

/** Whether the provider of card payments takes Somo's key. */
@Injectable()
export class OutsideChecks extends SystemChecks {
  constructor(private readonly config: PaymentsConfig) {
    super();
  }

  async run(): Promise<SystemCheck[]> {
    if (this.config.STRIPE_SECRET_KEY === '') return [{ name: 'payments', finding: 'off', detail: null }];
    return [await tried('payments', () => this.retrieve())];
  }

  private async retrieve(): Promise<Omit<SystemCheck, 'name'>> {
    await stripeClient(this.config).balance.retrieve();
    return { finding: 'works', detail: 'Stripe' };
  }
}
