import { Injectable } from '@nestjs/common';
import type { ProofAct } from '@somo/contracts/passkeys';
import { Clock } from '@somo/platform/clock';
import { UserTokens } from '@somo/platform/identity/user-tokens';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** What is sealed, and the values that each holds. */
export interface Sealed {
  /** From leaving for Google until coming back. */
  'google-sign-in': { codeVerifier: string; nonce: string; state: string; language?: string };
  /** From the first step of a sign-in to the second. `password` names the password that was right. */
  'two-step-ticket': { userId: string; remember: boolean; password: string };
  /** From a sign-in to an account that is being closed until it is kept. `password` names the password that was right. */
  'keep-account': { userId: string; password: string };
  /** From asking a device for a new passkey until it is added. */
  'passkey-creation': { userId: string; challenge: string };
  /** From asking a device for a passkey until it signs in. `first`: it is to be the second step of this person. */
  'passkey-sign-in': { challenge: string; first?: { userId: string; remember: boolean } };
  /** From asking a device for a passkey as proof until the act it is for. */
  'passkey-proof': { userId: string; sessionId: string; act: ProofAct; challenge: string };
  /** The secret that an authenticator app shares, as the database stores it. */
  'two-step-secret': { base32: string };
}

/** Whether a text is written as it was made: base64url can be read from several texts, and a ticket is spent by its text. */
const isCanonical = (sealed: string): boolean =>
  sealed.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** Encrypts what leaves auth but only auth may read, as a JWE (RFC 7516) with a key of its own for each purpose. */
@Injectable()
export class Seal {
  constructor(
    private readonly tokens: UserTokens,
    private readonly clock: Clock,
  ) {}

  /** Returns the sealed values; without a lifetime they stay valid. */
  close<K extends keyof Sealed>(purpose: K, values: Sealed[K], lifetimeMs?: number): Promise<string> {
    const sealing = new EncryptJWT({ ...values }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setAudience(purpose);
    if (lifetimeMs !== undefined) sealing.setExpirationTime(new Date(this.clock.now() + lifetimeMs));
    return sealing.encrypt(this.key(purpose));
  }

  /** Returns what was sealed for this purpose; undefined for anything else, and for what is too old. */
  async open<K extends keyof Sealed>(purpose: K, sealed: string): Promise<Sealed[K] | undefined> {
    if (!isCanonical(sealed)) return undefined;
    try {
      const options = { audience: purpose, currentDate: new Date(this.clock.now()), keyManagementAlgorithms: ['dir'] };
      return (await jwtDecrypt<Sealed[K]>(sealed, this.key(purpose), options)).payload;
    } catch {
      return undefined;
    }
  }

  private key(purpose: string): Uint8Array {
    return Buffer.from(this.tokens.derive('seal', purpose), 'base64url');
  }
}
