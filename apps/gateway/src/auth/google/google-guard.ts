import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageAsked } from '../../http/language-of.js';
import { GoogleCookie } from './google-cookie.js';
import { GoogleStrategies } from './google-strategies.js';
import type { OidcRequest } from './google-strategy.js';

/** One way to the provider: what passport takes for a request of Express, and what ends the guard if the way cannot be begun. */
interface Departure extends OidcRequest {
  failed: (error: unknown) => void;
}

/** Sends the browser to the provider. Passport expects Express: this stands in for the request, and for what it calls of the response. */
@Injectable()
export class GoogleGuard extends AuthGuard() {
  private readonly departures = new WeakMap<FastifyRequest, Departure>();

  constructor(
    private readonly strategies: GoogleStrategies,
    private readonly cookie: GoogleCookie,
    private readonly ask: Ask,
  ) {
    super({ defaultStrategy: 'google' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // Passport takes a strategy itself in place of its name, so gateways in one process do not share theirs. It writes into it how the request
    // ends, and the guard holds it: both are this request's own.
    const defaultStrategy: unknown = Object.create(await this.strategies.current());
    const guard = Object.create(this, { options: { value: { defaultStrategy, session: false } } }) as this;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return new Promise((resolve, failed) => {
      this.departures.set(request, { url: request.url, method: request.method, session: {}, failed });
      Promise.resolve(super.canActivate.call(guard, context) as Promise<boolean>).then(resolve, failed);
    });
  }

  override getRequest(context: ExecutionContext): Departure | undefined {
    return this.departures.get(context.switchToHttp().getRequest<FastifyRequest>());
  }

  getResponse(context: ExecutionContext): object {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const departure = this.getRequest(context);
    return {
      set statusCode(code: number) {
        reply.code(code);
      },
      setHeader: (name: string, value: string) => reply.header(name, value),
      end: () => void this.leave(departure, reply).catch((error: unknown) => departure?.failed(error)),
    };
  }

  private async leave(departure: Departure | undefined, reply: FastifyReply): Promise<void> {
    const begun = departure?.session.google;
    if (!begun) throw new Error('Passport kept nothing of the sign-in.');
    const { code_verifier: codeVerifier, nonce, state } = begun;
    const asked = new URL(departure.url, 'http://somo').searchParams.get('language');
    const language = languageAsked(asked, reply.request.headers['accept-language']);
    const { sealed } = await this.ask.for('auth.seal-google-sign-in', { codeVerifier, nonce, state, language });
    this.cookie.set(reply, sealed);
    await reply.send();
  }
}
