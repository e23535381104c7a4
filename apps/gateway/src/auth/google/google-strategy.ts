import { googleCallbackPath } from '@somo/contracts/rules/google';
import { randomNonce, randomState, type Configuration } from 'openid-client';
import { Strategy } from 'openid-client/passport';

/** What the strategy keeps until the browser comes back; auth seals it before it leaves this process. */
interface BegunSignIn {
  code_verifier: string;
  nonce: string;
  state: string;
}

/** What the strategy reads and writes of a request. */
export interface OidcRequest {
  url: string;
  method: string;
  session: { google?: BegunSignIn };
}

/**
 * Passport's strategy for the first half of the code flow: it makes the address at the provider, with PKCE, state and nonce. The second half,
 * exchanging the code, is auth's, which holds the client secret.
 */
export class GoogleStrategy extends Strategy {
  constructor(
    provider: Configuration,
    private readonly publicUrl: string,
  ) {
    const callbackURL = `${publicUrl}${googleCallbackPath}`;
    super({ name: 'google', sessionKey: 'google', config: provider, callbackURL, scope: 'openid email profile' }, () => {
      throw new Error('Codes are exchanged by auth.');
    });
  }

  override currentUrl(request: unknown): URL {
    return new URL((request as OidcRequest).url, this.publicUrl);
  }

  // Where the provider supports PKCE, the strategy itself sends neither.
  override authorizationRequestParams(): URLSearchParams {
    return new URLSearchParams({ state: randomState(), nonce: randomNonce(), access_type: 'offline', prompt: 'consent' });
  }
}
