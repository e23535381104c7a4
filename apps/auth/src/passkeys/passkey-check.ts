import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { PasskeySignature } from '@somo/contracts/routes/passkey-signature';
import type { PasskeySignInBody } from '@somo/contracts/routes/passkeys';
import { Db } from '@somo/platform/db';
import { Log } from '@somo/platform/log';
import { AuthConfig } from '../auth.config.js';
import { Seal, type Sealed } from '../credentials/seal.js';
import { findPasskey, type PasskeyRow } from '../store/passkeys.js';
import { handleOf, verifySignature } from './verify.js';

export interface Signed {
  passkey: PasskeyRow;
  counter: number;
}

export interface SignedPasskey extends Signed {
  /** The first step that it completes. */
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

  /** Refuses a passkey that is not known or of another person, and a signature that is not for this sign-in. */
  async run(signing: PasskeySignInBody): Promise<SignedPasskey> {
    const asked = await this.seal.open('passkey-sign-in', signing.ticket);
    if (!asked) throw refuse(this.config.passkeySite() ? 'ticket-expired' : 'passkeys-unavailable');
    const signed = await this.verify(signing, asked.challenge, asked.first?.userId);
    if (typeof signed === 'string') throw refuse(signed);
    return { ...signed, first: asked.first };
  }

  /** Returns what a passkey has signed, or why it does not count: it is not known or not this person's, or has not signed this challenge. */
  async verify(signing: PasskeySignature, challenge: string, userId?: string): Promise<Signed | 'passkey-unknown' | 'passkey-wrong'> {
    const site = this.config.passkeySite();
    if (!site) throw refuse('passkeys-unavailable');
    const passkey = await findPasskey(this.db, Buffer.from(signing.credentialId, 'base64url'), site.rpId);
    const isOfAnother = (passkey: PasskeyRow) =>
      (userId !== undefined && userId !== passkey.userId) ||
      (signing.userHandle !== undefined && signing.userHandle !== handleOf(passkey.userId));
    if (!passkey || isOfAnother(passkey)) return 'passkey-unknown';
    try {
      return { passkey, counter: await verifySignature(signing, passkey, { ...site, challenge }) };
    } catch (error) {
      this.log.warn({ err: error, userId: passkey.userId }, 'a passkey was refused');
      return 'passkey-wrong';
    }
  }
}
