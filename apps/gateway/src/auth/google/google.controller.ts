import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import type { TwoStepAsked } from '@somo/contracts/asks/auth';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../../gateway.config.js';
import { RateLimit } from '../../limits/rate-limit.interceptor.js';
import { BrowserSession } from '../browser-session.js';
import { DeviceCookie } from '../device-cookie.js';
import { GoogleCookie } from './google-cookie.js';
import { GoogleGuard } from './google-guard.js';

const page = '/auth/callback';
const codePage = '/login';

/** Sign-in with Google. Both routes are visited by the browser itself, so what goes wrong on the way back is shown by a page. */
@Controller()
export class GoogleController {
  constructor(
    private readonly ask: Ask,
    private readonly config: GatewayConfig,
    private readonly session: BrowserSession,
    private readonly cookie: GoogleCookie,
    private readonly device: DeviceCookie,
  ) {}

  @Get('/api/auth/google')
  @UseGuards(GoogleGuard)
  begin(): void {
    throw new Error('The guard sends the browser to the provider.');
  }

  @Get('/api/auth/google/callback')
  @RateLimit('google')
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const sealed = this.cookie.take(request, reply);
      if (!sealed) throw refuse('google-failed');
      const callbackUrl = new URL(request.url, this.config.publicUrl()).href;
      const browser = this.device.browserOf(request);
      const answer = await this.ask.for('auth.sign-in-with-google', { callbackUrl, sealed, browser });
      // In the fragment, which no server log contains.
      if ('step' in answer) return void (await reply.redirect(`${codePage}#${stepOf(answer)}`, 302));
      this.session.begin(reply, answer, browser);
      await reply.redirect(page, 302);
    } catch (error) {
      const { code, details } = error instanceof Refusal ? error : refuse('google-failed');
      if (typeof details.reason === 'string') this.cookie.setSuspension(reply, details.reason);
      // In the fragment, which no server log contains: a ticket to keep an account that is being closed.
      const { ticket, eraseAt } = details;
      const keeping =
        typeof ticket === 'string' && typeof eraseAt === 'string' ? `#${new URLSearchParams({ ticket, eraseAt }).toString()}` : '';
      await reply.redirect(`${page}?${new URLSearchParams({ error: code }).toString()}${keeping}`, 302);
    }
  }
}

/** What the page that asks for the second step needs to know. */
const stepOf = ({ ticket, methods }: TwoStepAsked): string =>
  new URLSearchParams({ ticket, ...(methods.includes('passkey') ? { passkey: 'yes' } : {}) }).toString();
