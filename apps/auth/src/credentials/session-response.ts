import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@somo/contracts/asks/auth';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { cookieSeconds } from '../domain/session.js';
import { accountWithNames } from '../store/account.js';
import type { UserRow } from '../store/user.schema.js';
import { AccessTokens } from './access-tokens.js';
import type { OpenSession } from './open-session.js';

/** Builds the response to every successful sign-in or refresh. */
@Injectable()
export class SessionResponse {
  constructor(
    private readonly db: Db,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  async of(user: UserRow, session: OpenSession): Promise<SignedIn> {
    const now = this.clock.now();
    const { duty, ...token } = await this.tokens.sign(user, session.id);
    return {
      ...token,
      account: { ...(await accountWithNames(this.db, user, now)), ...(duty ? { duty } : {}) },
      refreshToken: session.refreshToken,
      refreshMaxAgeSeconds: cookieSeconds(session, now),
    };
  }
}
