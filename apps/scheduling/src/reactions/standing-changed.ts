import { Injectable } from '@nestjs/common';
import type { UserStanding } from '@somo/contracts/events/user';
import { On } from '@somo/platform/on';
import { storeStanding } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class StandingChanged {
  /** The times of a suspended teacher are hidden until the teacher is restored. */
  @On('user.suspended', 'user.restored')
  async run(standing: UserStanding, { db }: Tx): Promise<void> {
    await storeStanding(db, standing);
  }
}
