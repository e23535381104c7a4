import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { noteLook } from '../accounts/note-look.js';

@Injectable()
export class NoteLook {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.note-look', { by: ['operator:support', 'operator:money', 'operator:trust'], refuses: ['account-not-found'] })
  async run({ userId }: Asks['auth.note-look']['in'], caller: Caller): Promise<null> {
    checkIds('userId', [userId], 1);
    await this.transaction.run((tx) => noteLook(tx, caller, userId, this.clock.now()));
    return null;
  }
}
