import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { hashOf } from '../credentials/secret.js';
import { lockRefreshToken } from '../store/lock-refresh-token.js';
import { revokeSession } from '../credentials/end-sessions.js';

@Injectable()
export class Logout {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  // The cookie is enough: the access token may have expired. An unknown token counts as signed out already.
  @Handles('auth.logout', { by: ['public'] })
  async run({ refreshToken }: Asks['auth.logout']['in']): Promise<null> {
    await this.tx.run(async (tx) => {
      const token = await lockRefreshToken(tx.db, hashOf(refreshToken));
      if (token && !token.sessionRevoked) await revokeSession(tx, token, this.clock.now());
    });
    return null;
  }
}
