import { Injectable } from '@nestjs/common';
import type { UserStanding } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import { storeStanding } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';
import { leaveEverywhere } from '../classroom/rooms/leave.js';

@Injectable()
export class StandingChanged {
  constructor(private readonly clock: Clock) {}

  /** Who is suspended, or closes their account, can write to no one and leaves the classroom at once, although their access token is still valid for minutes. */
  @On('user.suspended', 'user.restored', 'user.closing', 'user.kept')
  async run(standing: UserStanding, tx: Tx): Promise<void> {
    if ((await storeStanding(tx.db, standing)) && standing.suspended) await leaveEverywhere(tx, standing.userId, this.clock.now());
  }
}
