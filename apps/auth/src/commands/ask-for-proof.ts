import { Injectable } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { PasskeyProofBody } from '@somo/contracts/routes/passkeys';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { AuthConfig } from '../auth.config.js';
import { Seal } from '../credentials/seal.js';
import { toDescriptor } from '../passkeys/to-passkey.js';
import { newChallenge } from '../passkeys/verify.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { passkeysOf } from '../store/passkeys.js';

/** Less than spent tickets are remembered. */
const proofMs = 5 * minuteMs;

/** Says what one of the caller's passkeys has to sign to be the proof for one act, in this session, once. */
@Injectable()
export class AskForProof {
  constructor(
    private readonly db: Db,
    private readonly seal: Seal,
    private readonly clock: Clock,
    private readonly config: AuthConfig,
  ) {}

  @Handles('auth.ask-for-proof', {
    by: ['any'],
    input: PasskeyProofBody,
    refuses: ['session-ended', 'passkeys-unavailable', 'passkey-not-found'],
  })
  async run({ act }: Asks['auth.ask-for-proof']['in'], caller: Caller): Promise<Asks['auth.ask-for-proof']['out']> {
    const me = userOf(caller);
    const site = this.config.passkeySite();
    if (!site) throw refuse('passkeys-unavailable');
    await checkSessionOpen(this.db, me, this.clock.now());
    const passkeys = (await passkeysOf(this.db, me.userId)).filter(({ rpId }) => rpId === site.rpId);
    if (passkeys.length === 0) throw refuse('passkey-not-found');
    const challenge = newChallenge();
    const { userId, sessionId } = me;
    return {
      ticket: await this.seal.close('passkey-proof', { userId, sessionId, act, challenge }, proofMs),
      options: {
        ...{ challenge, rpId: site.rpId, timeout: proofMs, userVerification: 'required' },
        allowCredentials: passkeys.map(toDescriptor),
      },
    };
  }
}
