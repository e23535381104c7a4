import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkSessionOpen } from '../store/check-session-open.js';
import { revokeSessions } from '../credentials/end-sessions.js';

@Injectable()
export class EndOtherSessions {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.end-other-sessions', { by: ['any'], refuses: ['session-ended'] })
  async run(_: Asks['auth.end-other-sessions']['in'], caller: Caller): Promise<null> {
    const me = userOf(caller);
    const now = this.clock.now();
    await this.tx.run(async (tx) => {
      await checkSessionOpen(tx.db, me, now);
      await revokeSessions(tx, me.userId, me.sessionId, now);
    });
    return null;
  }
}
