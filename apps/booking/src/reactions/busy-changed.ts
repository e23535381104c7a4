import { Injectable } from '@nestjs/common';
import type { BusyState } from '@somo/contracts/events/busy';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { storeOutsideBusy } from '../store/outside-busy.js';

@Injectable()
export class BusyChanged {
  /** Times at which a teacher is busy elsewhere can no longer be booked. What is booked stays. */
  @On('busy.changed')
  async run(busy: BusyState, { db }: Tx): Promise<void> {
    await storeOutsideBusy(db, busy);
  }
}
