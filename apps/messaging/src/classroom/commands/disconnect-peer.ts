import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { leaveBy } from '../rooms/leave.js';

@Injectable()
export class DisconnectPeer {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A page closed or lost its connection; one that has joined again over a new one stays. */
  @Handles('messaging.disconnect-peer', { by: ['any'] })
  async run({ connectionId }: Asks['messaging.disconnect-peer']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    await this.transaction.run((tx) => leaveBy(tx, userId, connectionId, this.clock.now()));
    return null;
  }
}
