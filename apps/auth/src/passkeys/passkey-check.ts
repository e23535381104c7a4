import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { PasskeySignInBody } from '@somo/contracts/routes/passkeys';
import { Db } from '@somo/platform/db';
import { Log } from '@somo/platform/log';
import { AuthConfig } from '../auth.config.js';
import { Seal, type Sealed } from '../credentials/seal.js';
import { findPasskey, type PasskeyRow } from '../store/passkeys.js';
import { handleOf, verifySignature } from './verify.js';

export interface SignedPasskey {
  passkey: PasskeyRow;
  counter: number;
  /** Of whom it is the second step. */
  first: Sealed['passkey-sign-in']['first'];
}

/** Finds out whose passkey has signed what was asked. */
@Injectable()
export class PasskeyCheck {
  constructor(
    private readonly db: Db,
    private readonly seal: Seal,
    private readonly config: AuthConfig,
    private readonly log: Log,
  ) {}

  /** Refuses a passkey that is not known or of another person, and a signature that is not for this. */
  async run(signing: PasskeySignInBody): Promise<SignedPasskey> {
    const site = this.config.passkeySite();
    if (!site) throw refuse('passkeys-unavailable');
    const asked = await this.seal.open('passkey-sign-in', signing.ticket);
    if (!asked) throw refuse('ticket-expired');
    const passkey = await findPasskey(this.db, Buffer.from(signing.credentialId, 'base64url'), site.rpId);
    const isOfAnother = (passkey: PasskeyRow) =>
      (asked.first !== undefined && asked.first.userId !== passkey.userId) ||
      (signing.userHandle !== undefined && signing.userHandle !== handleOf(passkey.userId));
    if (!passkey || isOfAnother(passkey)) throw refuse('passkey-unknown');
    try {
      const counter = await verifySignature(signing, passkey, { ...site, challenge: asked.challenge });
      return { passkey, counter, first: asked.first };
    } catch (error) {
      this.log.warn({ err: error, userId: passkey.userId }, 'a passkey was refused');
      throw refuse('passkey-wrong');
    }
  }
}
