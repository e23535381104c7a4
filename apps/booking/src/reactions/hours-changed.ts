import { Injectable } from '@nestjs/common';
import type { HoursState } from '@somo/contracts/events/hours';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { storeHours } from '../store/offer-rows.js';

@Injectable()
export class HoursChanged {
  constructor(private readonly clock: Clock) {}

  @On('hours.changed')
  async run(hours: HoursState, tx: Tx): Promise<void> {
    await storeHours(tx.db, hours, this.clock.now());
  }
}
