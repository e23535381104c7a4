import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { DeadLetterQuery } from '@somo/contracts/routes/system';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { noteLookAt } from '../accounts/note-look.js';

/** Dead letters are in the tables of every service, and not every service has an audit log. */
@Injectable()
export class NoteDeadLetterLook {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.note-dead-letter-look', { by: ['operator:admin'], input: DeadLetterQuery })
  async run({ deadLetterId, service }: Asks['auth.note-dead-letter-look']['in'], caller: Caller): Promise<null> {
    checkIds('deadLetterId', [deadLetterId], 1);
    const look = { action: 'view-dead-letter' as const, thingId: deadLetterId, details: { service } };
    await this.transaction.run((tx) => noteLookAt(tx, caller, look, this.clock.now()));
    return null;
  }
}
