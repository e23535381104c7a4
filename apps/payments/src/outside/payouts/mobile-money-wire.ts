import type { Clock } from '@somo/platform/clock';
import type { PaymentsConfig } from '../../payments.config.js';

export interface WireAnswer {
  status: number;
  /** Empty if the body was not a JSON object. */
  said: Record<string, unknown>;
}

export interface WireCall {
  headers?: Record<string, string>;
  body?: object;
}

interface Token {
  text: string;
  endsAt: number;
}

/** Safety margin: a token is not used in its last 30 seconds, so that it is still valid when the request arrives. */
const marginMs = 30_000;

/** HTTP client for a mobile money provider: client credentials, a token cached until it expires, and a timeout per request. */
export class MobileMoneyWire {
  private token: Token | undefined;
  private asking: Promise<Token> | undefined;

  constructor(
    private readonly config: PaymentsConfig,
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
    const json = body && { body: JSON.stringify(body) };
    return this.fetched(path, { method, headers: { ...headers, authorization, 'content-type': 'application/json' }, ...json });
  }

  private async currentToken(): Promise<Token> {
    if (this.token && this.clock.now() < this.token.endsAt) return this.token;
    this.asking ??= this.askForToken().finally(() => (this.asking = undefined));
    this.token = await this.asking;
    return this.token;
  }

  private async askForToken(): Promise<Token> {
    const { MOBILE_MONEY_CLIENT_ID: id, MOBILE_MONEY_CLIENT_SECRET: secret } = this.config;
    const { status, said } = await this.fetched('/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: text, expires_in: seconds } = said;
    // Some providers send the seconds as a string.
    const lives = Number(seconds) * 1000;
    if (status !== 200 || typeof text !== 'string' || !(lives > 0)) throw new Error(`Mobile money gave no token, but answered ${status}.`);
    return { text, endsAt: this.clock.now() + lives - marginMs };
  }

  private async fetched(path: string, init: RequestInit): Promise<WireAnswer> {
    const url = `${this.config.MOBILE_MONEY_URL.replace(/\/+$/, '')}${path}`;
    // Never follow redirects: they would leak the token and the phone number.
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(this.config.MOBILE_MONEY_TIMEOUT_MS) });
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
