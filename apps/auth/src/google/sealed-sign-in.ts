import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { UserTokens } from '@somo/platform/identity/user-tokens';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** What a browser keeps, and cannot read, from leaving for the provider until it comes back. */
export interface SealedSignIn {
  codeVerifier: string;
  nonce: string;
  state: string;
}

const lifetimeMs = 10 * 60_000;
const audience = 'google-sign-in';
const method = { alg: 'dir', enc: 'A256GCM' };

/** Seals the secrets of a sign-in under way, as a JWE (RFC 7516) that is valid for ten minutes. */
@Injectable()
export class SignInSeal {
  constructor(
    private readonly tokens: UserTokens,
    private readonly clock: Clock,
  ) {}

  seal({ codeVerifier, nonce, state }: SealedSignIn): Promise<string> {
    return new EncryptJWT({ codeVerifier, nonce, state })
      .setProtectedHeader(method)
      .setAudience(audience)
      .setExpirationTime(new Date(this.clock.now() + lifetimeMs))
      .encrypt(this.key());
  }

  /** Returns what was sealed; refuses anything else, and what is too old. */
  async open(sealed: string): Promise<SealedSignIn> {
    try {
      const options = { audience, currentDate: new Date(this.clock.now()), keyManagementAlgorithms: ['dir'] };
      const { payload } = await jwtDecrypt<SealedSignIn>(sealed, this.key(), options);
      return payload;
    } catch {
      throw refuse('google-failed');
    }
  }

  private key(): Uint8Array {
    return Buffer.from(this.tokens.derive('google-sign-in', 'seal'), 'base64url');
  }
}
