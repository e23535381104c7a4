import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { PasskeyOptionsBody } from '@somo/contracts/routes/passkeys';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { AuthConfig } from '../auth.config.js';
import { Seal } from '../credentials/seal.js';
import { toDescriptor } from '../passkeys/to-passkey.js';
import { newChallenge } from '../passkeys/verify.js';
import { passkeysOf } from '../store/passkeys.js';
import { ticketMs } from '../credentials/spent-tickets.js';

/** Says what a passkey has to sign. Which passkeys there are, only the ticket of a first step reveals. */
@Injectable()
export class AskForPasskey {
  constructor(
    private readonly db: Db,
    private readonly seal: Seal,
    private readonly config: AuthConfig,
  ) {}

  @Handles('auth.ask-for-passkey', {
    by: ['public'],
    input: PasskeyOptionsBody,
    refuses: ['passkeys-unavailable', 'passkey-unknown', 'ticket-expired'],
  })
  async run({ ticket }: Asks['auth.ask-for-passkey']['in']): Promise<Asks['auth.ask-for-passkey']['out']> {
    const site = this.config.passkeySite();
    if (!site) throw refuse('passkeys-unavailable');
    const first = ticket === undefined ? undefined : await this.seal.open('two-step-ticket', ticket);
    if (ticket !== undefined && !first) throw refuse('ticket-expired');
    const passkeys = first ? (await passkeysOf(this.db, first.userId)).filter(({ rpId }) => rpId === site.rpId) : [];
    if (first && passkeys.length === 0) throw refuse('passkey-unknown');
    const challenge = newChallenge();
    const asked = { challenge, ...(first ? { first: { userId: first.userId, remember: first.remember } } : {}) };
    return {
      ticket: await this.seal.close('passkey-sign-in', asked, ticketMs),
      options: {
        challenge,
        rpId: site.rpId,
        timeout: ticketMs,
        userVerification: 'required',
        allowCredentials: passkeys.map(toDescriptor),
      },
    };
  }
}
