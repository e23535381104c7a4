import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { checkIds } from '@somo/platform/check-ids';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { pushSessionEnded } from '../credentials/end-sessions.js';
import { checkSessionOpen } from '../store/check-session-open.js';

@Injectable()
export class EndSession {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.end-session', { by: ['any'], refuses: ['session-ended', 'session-not-found'] })
  async run({ sessionId }: Asks['auth.end-session']['in'], caller: Caller): Promise<null> {
    checkIds('sessionId', [sessionId], 1);
    const me = userOf(caller);
    const now = this.clock.now();
    await this.tx.run(async (tx) => {
      await checkSessionOpen(tx.db, me, now);
      const ended = await tx.db.run(
        'end-session',
        'UPDATE sessions SET revoked_at = $3 WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > $3',
        [sessionId, me.userId, new Date(now)],
      );
      if (ended === 0) throw refuse('session-not-found');
      pushSessionEnded(tx, me.userId, sessionId);
    });
    return null;
  }
}
