import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { BeginTwoStepBody } from '@somo/contracts/routes/two-step';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { IdentityCheck } from '../credentials/identity-check.js';
import { Seal } from '../credentials/seal.js';
import { newTotpSecret, totpUri } from '../domain/totp.js';

/** Makes a secret for an authenticator app. It counts for nothing until a code of the app confirms it. */
@Injectable()
export class BeginTwoStep {
  constructor(
    private readonly db: Db,
    private readonly identity: IdentityCheck,
    private readonly seal: Seal,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.begin-two-step', {
    by: ['any'],
    input: BeginTwoStepBody,
    refuses: [...proofRefusals, 'two-step-on'],
  })
  async run({ currentPassword, passkey }: Asks['auth.begin-two-step']['in'], caller: Caller): Promise<Asks['auth.begin-two-step']['out']> {
    const me = userOf(caller);
    await this.identity.signedIn(me);
    // An early refusal spends no signature.
    if (await this.identity.hasTwoStep(me)) throw refuse('two-step-on');
    const user = await this.identity.check(me, 'set-up-two-step', { password: currentPassword, passkey });
    const base32 = newTotpSecret();
    const begun = await this.db.run(
      'two-step-begin',
      `INSERT INTO two_step (user_id, secret, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at WHERE two_step.confirmed_at IS NULL`,
      [user.id, await this.seal.close('two-step-secret', { base32 }), new Date(this.clock.now())],
    );
    if (begun === 0) throw refuse('two-step-on');
    return { secret: base32, uri: totpUri(base32, user.email) };
  }
}
