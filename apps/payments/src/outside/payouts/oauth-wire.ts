import type { Clock } from '@somo/platform/clock';

interface WireAnswer {
  status: number;
  /** Empty if the body was not a JSON object. */
  said: Record<string, unknown>;
}

interface WireCall {
  headers?: Record<string, string>;
  /** An object, or text that is JSON already. */
  body?: object | string;
}

/** Where a provider's API is, and how it knows us. */
interface WireSettings {
  /** As in error messages. */
  of: string;
  url: string;
  tokenPath: string;
  clientId: string;
  clientSecret: string;
  timeoutMs: number;
}

interface Token {
  text: string;
  endsAt: number;
}

/** Safety margin: a token is not used in its last 30 seconds, so that it is still valid when the request arrives. */
const marginMs = 30_000;

/** HTTP client for a payout provider's API: client credentials, a token cached until it expires, and a timeout per request. */
export class OAuthWire {
  private token: Token | undefined;
  private asking: Promise<Token> | undefined;

  constructor(
    private readonly settings: WireSettings,
    private readonly clock: Clock,
  ) {}

  /** Returns the response whatever its status; throws if none arrives in time. Replaces a token that was rejected early, once. */
  async call(method: 'GET' | 'POST', path: string, given: WireCall = {}): Promise<WireAnswer> {
    const answer = await this.withToken(method, path, given);
    if (answer.status !== 401) return answer;
    this.token = undefined;
    return this.withToken(method, path, given);
  }

  private async withToken(method: string, path: string, { headers, body }: WireCall): Promise<WireAnswer> {
    const authorization = `Bearer ${(await this.currentToken()).text}`;
    const json = body && { body: typeof body === 'string' ? body : JSON.stringify(body) };
    return this.fetched(path, { method, headers: { ...headers, authorization, 'content-type': 'application/json' }, ...json });
  }

  private async currentToken(): Promise<Token> {
    if (this.token && this.clock.now() < this.token.endsAt) return this.token;
    this.asking ??= this.askForToken().finally(() => (this.asking = undefined));
    this.token = await this.asking;
    return this.token;
  }

  private async askForToken(): Promise<Token> {
    const { of, tokenPath, clientId, clientSecret } = this.settings;
    const { status, said } = await this.fetched(tokenPath, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: text, expires_in: seconds } = said;
    // Some providers send the seconds as a string.
    const lives = Number(seconds) * 1000;
    if (status !== 200 || typeof text !== 'string' || !(lives > 0)) throw new Error(`${of} gave no token, but answered ${status}.`);
    return { text, endsAt: this.clock.now() + lives - marginMs };
  }

  private async fetched(path: string, init: RequestInit): Promise<WireAnswer> {
    const url = `${this.settings.url.replace(/\/+$/, '')}${path}`;
    // Never follow redirects: they would leak the token and the account.
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(this.settings.timeoutMs) });
    return { status: answer.status, said: objectIn(await answer.text()) };
  }
}

/** Returns the parsed object; empty for anything that is not a JSON object. */
export function objectIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
