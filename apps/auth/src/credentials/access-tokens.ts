import { Injectable } from '@nestjs/common';
import type { Duty } from '@somo/contracts/caller';
import type { Instant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { UserTokens } from '@somo/platform/identity/user-tokens';
import { AuthConfig } from '../auth.config.js';
import { readTwoStep } from '../store/two-step.js';
import type { UserRow } from '../store/user.schema.js';

interface Signed {
  accessToken: string;
  expiresAt: Instant;
  /** Encrypts what browsers keep of this person: the same in each of their sessions, and known to nobody without one. */
  storageKey: string;
  duty?: Duty;
}

/** Signs access tokens with the duty that the person still has, such as confirming the address. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly db: Db,
    private readonly tokens: UserTokens,
    private readonly config: AuthConfig,
  ) {}

  async sign(user: UserRow, sessionId: string): Promise<Signed> {
    const isOperator = user.role === 'admin';
    const twoStep = isOperator && Boolean((await readTwoStep(this.db, user.id))?.confirmedAt);
    const duty = this.config.dutyOf({ isOperator, emailConfirmed: user.emailConfirmedAt !== null, twoStep });
    const owed = duty ? { duty } : {};
    const roles = isOperator ? { operatorRoles: user.operatorRoles } : {};
    const token = await this.tokens.sign({ userId: user.id, role: user.role, sessionId, ...roles, ...owed });
    return { ...token, storageKey: this.tokens.derive('browser-storage', user.id), ...owed };
  }
}
