import { Injectable } from '@nestjs/common';
import type { UserStanding } from '@somo/contracts/events/user';
import { On } from '@somo/platform/on';
import { storeStanding } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class StandingChanged {
  /** The times of a teacher who is suspended, or closes their account, are hidden until the teacher is back. */
  @On('user.suspended', 'user.restored', 'user.closing', 'user.kept')
  async run(standing: UserStanding, { db }: Tx): Promise<void> {
    await storeStanding(db, standing);
  }
}
