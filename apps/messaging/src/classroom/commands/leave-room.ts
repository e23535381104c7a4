import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { leaveAs } from '../rooms/leave.js';

@Injectable()
export class LeaveRoom {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A page leaves the classroom: nothing happens if it is not in it. */
  @Handles('messaging.leave-room', { by: ['any'] })
  async run({ peerId }: Asks['messaging.leave-room']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    await this.transaction.run((tx) => leaveAs(tx, userId, peerId, this.clock.now()));
    return null;
  }
}
