import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Log } from '@somo/platform/log';
import { discoverProvider, GoogleConfig } from '@somo/platform/oidc';
import { GatewayConfig } from '../../gateway.config.js';
import { GoogleStrategy } from './google-strategy.js';

/** Finds the provider at the first sign-in, not at the start: it may be away then. */
@Injectable()
export class GoogleStrategies {
  private found: Promise<GoogleStrategy> | undefined;

  constructor(
    private readonly google: GoogleConfig,
    private readonly config: GatewayConfig,
    private readonly log: Log,
  ) {}

  /** Returns the strategy; refuses if Google sign-in is not configured, or the provider does not answer. */
  async current(): Promise<GoogleStrategy> {
    if (this.google.GOOGLE_CLIENT_ID === '') throw refuse('google-not-configured');
    try {
      this.found ??= discoverProvider(this.google).then((provider) => new GoogleStrategy(provider, this.config.publicUrl()));
      return await this.found;
    } catch (error) {
      this.found = undefined;
      this.log.warn({ err: error }, 'Google does not answer');
      throw refuse('google-unavailable');
    }
  }
}
