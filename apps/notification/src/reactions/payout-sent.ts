import { Injectable } from '@nestjs/common';
import type { PayoutState } from '@somo/contracts/events/payout';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { notifyOfPayout } from '../store/notify-of-payout.js';

@Injectable()
export class PayoutSent {
  constructor(private readonly clock: Clock) {}

  @On('payout.sent')
  async run(payout: PayoutState, tx: Tx): Promise<void> {
    await notifyOfPayout(tx, payout, this.clock.now());
  }
}
