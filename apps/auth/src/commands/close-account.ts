import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { closingObstacles, type AccountClosing } from '@somo/contracts/closing';
import { refuse } from '@somo/contracts/refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { closingDays } from '@somo/contracts/rules/closing';
import { toInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { previewClosing } from '../accounts/preview-closing.js';
import { revokeSessions } from '../credentials/end-sessions.js';
import { IdentityCheck } from '../credentials/identity-check.js';
import { markClosing } from '../store/erasures.js';

/** Takes the caller's account out of use at once, and plans its erasure. */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly ask: Ask,
    private readonly tx: Transaction,
    private readonly identity: IdentityCheck,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.close-account', {
    by: ['any'],
    input: ProofBody,
    refuses: [
      ...(['session-ended', 'wrong-password', 'sign-in-again', 'wrong-code', 'too-many-codes', 'two-step-off'] as const),
      ...(['account-closing', ...closingObstacles] as const),
    ],
  })
  async run(proof: Asks['auth.close-account']['in'], caller: Caller): Promise<AccountClosing> {
    const me = userOf(caller);
    if (me.role === 'admin') throw refuse('operator-account');
    // An early refusal spends no recovery code.
    const { obstacle } = await previewClosing(this.ask, me.userId);
    if (obstacle) throw refuse(obstacle);
    await this.identity.check(me, proof);
    const eraseAt = await this.close(me.userId);
    this.log.info({ audit: true, event: 'account-closing', userId: me.userId }, 'an account is being closed');
    return { eraseAt };
  }

  private close(userId: string): Promise<AccountClosing['eraseAt']> {
    const now = this.clock.now();
    const dueAt = now + closingDays * dayMs;
    const eraseAt = toInstant(dueAt);
    return this.tx.run(async (tx) => {
      const closed = await markClosing(tx.db, userId, new Date(dueAt));
      if (!closed) throw refuse('account-closing');
      await revokeSessions(tx, userId, null, now);
      tx.plan('erase-account', { key: `${userId}-${closed.version}`, dueAt, data: { userId, version: closed.version } });
      tx.emit('user.closing', { userId, ...closed, suspended: true, changedAt: toInstant(now), eraseAt });
      return eraseAt;
    });
  }
}
