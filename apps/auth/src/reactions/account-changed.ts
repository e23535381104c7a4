import { Injectable } from '@nestjs/common';
import { Clock } from '@somo/platform/clock';
import { accessTokenSeconds } from '@somo/platform/identity/user-tokens';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { pushSessionEnded } from '../credentials/end-sessions.js';

/**
 * Tells pages and gateways of the sessions that have just ended. The command line ends sessions too, but reaches the database alone: without
 * this, their access tokens would be good until they expire.
 */
@Injectable()
export class AccountChanged {
  constructor(private readonly clock: Clock) {}

  @On('user.suspended', 'user.email-changed', 'user.two-step-changed', 'user.roles-changed')
  async run({ userId }: { userId: string }, tx: Tx): Promise<void> {
    const ended = await tx.db.sql<{ id: string }>('just-ended', 'SELECT id FROM sessions WHERE user_id = $1 AND revoked_at > $2', [
      userId,
      new Date(this.clock.now() - accessTokenSeconds * 1000),
    ]);
    for (const { id } of ended) pushSessionEnded(tx, userId, id);
  }
}
