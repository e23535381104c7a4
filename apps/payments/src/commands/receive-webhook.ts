import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Handles } from '@somo/platform/handles';
import { PayoutProviders } from '../outside/payouts/payout-providers.js';
import { HandlePayoutWebhook } from './handle-payout-webhook.js';
import { HandleChargeWebhook } from './handle-charge-webhook.js';

/** Routes a webhook to the charge or payout handler by provider name; unknown names are refused. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly handleChargeWebhook: HandleChargeWebhook,
    private readonly handlePayoutWebhook: HandlePayoutWebhook,
    private readonly payouts: PayoutProviders,
  ) {}

  @Handles('payments.receive-webhook', {
    by: ['public'],
    refuses: [
      'bad-signature',
      'unknown-provider',
      'payment-not-found',
      'payout-not-found',
      'wrong-amount',
      'refund-over-payment',
      'malformed-request',
      'provider-unavailable',
    ],
  })
  async run({ provider, ...webhook }: Asks['payments.receive-webhook']['in']): Promise<null> {
    const take = this.payouts.named(provider) ? this.handlePayoutWebhook : this.handleChargeWebhook;
    await take.run(provider, webhook);
    return null;
  }
}
