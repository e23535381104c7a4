import { Injectable } from '@nestjs/common';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { Log } from '@somo/platform/log';
import { discoverProvider, GoogleConfig } from '@somo/platform/oidc';
import { EnvironmentSettings } from '@somo/platform/settings';
import { IsString } from 'class-validator';
import { authorizationCodeGrant, AuthorizationResponseError, ClientError, ResponseBodyError, type Configuration } from 'openid-client';
import { readClaims, type ProvenPerson } from '../domain/proven-person.js';
import type { Sealed } from '../credentials/seal.js';

/** What only auth may know of the client at the provider. */
export class GoogleSecret extends EnvironmentSettings {
  @IsString()
  GOOGLE_CLIENT_SECRET = '';
}

/** Exchanges codes at Google or the provider configured in its place. */
@Injectable()
export class GoogleProvider {
  private found: Promise<Configuration> | undefined;

  constructor(
    private readonly config: GoogleConfig,
    private readonly secret: GoogleSecret,
    private readonly log: Log,
  ) {}

  /**
   * Returns who the provider says has signed in. Checks state, PKCE, nonce, issuer and the ID token (OpenID Connect Core 1.0, section 3.1.3).
   * Refuses 'google-declined' if the person did not agree, and 'google-failed' for anything that does not fit together.
   */
  async exchange(callbackUrl: string, began: Sealed['google-sign-in']): Promise<ProvenPerson> {
    if (this.config.GOOGLE_CLIENT_ID === '') throw refuse('google-not-configured');
    const provider = await this.provider();
    try {
      const tokens = await authorizationCodeGrant(provider, new URL(callbackUrl), {
        pkceCodeVerifier: began.codeVerifier,
        expectedNonce: began.nonce,
        expectedState: began.state,
        idTokenExpected: true,
      });
      return readClaims(tokens.claims() ?? {});
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied') throw refuse('google-declined');
      const isAnswer = error instanceof ResponseBodyError || error instanceof AuthorizationResponseError || error instanceof ClientError;
      this.log.warn({ err: error }, 'a sign-in with Google failed');
      throw refuse(isAnswer ? 'google-failed' : 'google-unavailable');
    }
  }

  /** Found at the first sign-in, not at the start: the provider may be away then. */
  private async provider(): Promise<Configuration> {
    try {
      this.found ??= discoverProvider(this.config, this.secret.GOOGLE_CLIENT_SECRET);
      return await this.found;
    } catch (error) {
      this.found = undefined;
      this.log.warn({ err: error }, 'Google does not answer');
      throw refuse('google-unavailable');
    }
  }
}
