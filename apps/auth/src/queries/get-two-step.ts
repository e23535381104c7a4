import { Injectable } from '@nestjs/common';
import type { TwoStepState } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { AuthConfig } from '../auth.config.js';
import { hasPasskeyFor } from '../store/passkeys.js';

@Injectable()
export class GetTwoStep {
  constructor(
    private readonly db: Db,
    private readonly config: AuthConfig,
  ) {}

  @Handles('auth.get-two-step', { by: ['any'] })
  async run(_: Asks['auth.get-two-step']['in'], caller: Caller): Promise<TwoStepState> {
    const { userId } = userOf(caller);
    const [row] = await this.db.sql<Omit<TwoStepState, 'hasPasskey'>>(
      'two-step-state',
      `SELECT EXISTS (SELECT FROM two_step WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "isOn",
         (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL) AS "recoveryCodesLeft",
         EXISTS (SELECT FROM users WHERE id = $1 AND password_hash IS NOT NULL) AS "hasPassword"`,
      [userId],
    );
    return { ...row!, hasPasskey: await hasPasskeyFor(this.db, userId, this.config.passkeySite()?.rpId) };
  }
}
