import { Injectable } from '@nestjs/common';
import type { PayoutMethodName } from '@somo/contracts/payouts';
import { Handles } from '@somo/platform/handles';
import { PayoutProviders } from '../outside/payouts/payout-providers.js';

@Injectable()
export class ListPayoutMethods {
  constructor(private readonly providers: PayoutProviders) {}

  @Handles('payments.list-payout-methods', { by: ['teacher'] })
  run(): Promise<PayoutMethodName[]> {
    return Promise.resolve(this.providers.offered());
  }
}
