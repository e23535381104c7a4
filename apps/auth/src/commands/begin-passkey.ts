import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { passkeyAlgorithms, passkeysMax } from '@somo/contracts/passkeys';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { AuthConfig } from '../auth.config.js';
import { IdentityCheck } from '../credentials/identity-check.js';
import { Seal } from '../credentials/seal.js';
import { toDescriptor } from '../passkeys/to-passkey.js';
import { handleOf, newChallenge } from '../passkeys/verify.js';
import { passkeysOf } from '../store/passkeys.js';
import { ticketMs } from '../credentials/spent-tickets.js';

/** Says what to make a passkey with, to a person who has shown again who they are: a passkey opens the account from then on. */
@Injectable()
export class BeginPasskey {
  constructor(
    private readonly db: Db,
    private readonly identity: IdentityCheck,
    private readonly seal: Seal,
    private readonly config: AuthConfig,
  ) {}

  @Handles('auth.begin-passkey', {
    by: ['any'],
    input: ProofBody,
    refuses: [...proofRefusals, 'too-many-passkeys'],
  })
  async run(proof: Asks['auth.begin-passkey']['in'], caller: Caller): Promise<Asks['auth.begin-passkey']['out']> {
    const me = userOf(caller);
    const site = this.config.passkeySite();
    if (!site) throw refuse('passkeys-unavailable');
    const passkeys = await passkeysOf(this.db, me.userId);
    if (passkeys.length >= passkeysMax) throw refuse('too-many-passkeys');
    const { email } = await this.identity.check(me, 'add-passkey', proof);
    const challenge = newChallenge();
    return {
      ticket: await this.seal.close('passkey-creation', { userId: me.userId, challenge }, ticketMs),
      options: {
        challenge,
        rp: { id: site.rpId, name: 'Somo' },
        user: { id: handleOf(me.userId), name: email, displayName: email },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: ticketMs,
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        excludeCredentials: passkeys.filter(({ rpId }) => rpId === site.rpId).map(toDescriptor),
      },
    };
  }
}
