import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { setBlock } from '../set-block.js';

@Injectable()
export class UnblockContact {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** They reach each other again, unless the other one blocks, too. */
  @Handles('messaging.unblock-contact', { by: ['any'], refuses: ['contact-not-found'] })
  async run({ userId: blockedId }: Asks['messaging.unblock-contact']['in'], caller: Caller): Promise<null> {
    const { userId: blockerId } = userOf(caller);
    return this.transaction.run((tx) => setBlock(tx, { blockerId, blockedId, isBlocked: false }, this.clock.now()));
  }
}
