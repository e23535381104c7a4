import { Body, Controller, Req, Res } from '@nestjs/common';
import type { TwoStepAsked } from '@somo/contracts/asks/auth';
import type { SessionUser } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { ConfirmEmailBody, LoginBody, RegisterBody, type SessionAnswer } from '@somo/contracts/routes/auth';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/language-of.js';
import { OurOrigin } from '../http/our-origin-only.js';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { BrowserSession } from './browser-session.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionResponse } from './session-response.js';
import { SessionCookie } from './session-cookie.js';

@Controller()
@Forward('POST /api/auth/confirm-email', 'auth.confirm-email', {
  summary: 'Confirm an email address with the token from the email',
  by: ['public'],
  status: 204,
  body: ConfirmEmailBody,
})
@Forward('POST /api/auth/resend-confirmation', 'auth.resend-confirmation', {
  summary: 'Send the link that confirms your email address again',
  by: ['any'],
  status: 204,
  limit: 'confirmation',
})
export class AuthController {
  constructor(
    readonly ask: Ask,
    private readonly answers: SessionResponse,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
    private readonly browser: BrowserSession,
  ) {}

  @Route('POST /api/auth/register', { summary: 'Create an account and sign in', by: ['public'], status: 201 })
  @RateLimit('register')
  async register(@Body() body: RegisterBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const browser = this.device.browserOf(reply.request);
    const signedIn = await this.ask.for('auth.register', {
      language: languageOf(reply.request.headers['accept-language']),
      ...body,
      browser,
    });
    this.browser.begin(reply, signedIn, browser);
    return this.answers.of(signedIn);
  }

  @Route('POST /api/auth/login', { summary: 'Sign in', by: ['public'] })
  @RateLimit('sign-in')
  async signIn(
    @Body() { remember = false, ...body }: LoginBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer | TwoStepAsked> {
    const browser = this.device.browserOf(reply.request);
    const answer = await this.ask.for('auth.login', { ...body, remember, browser });
    if ('step' in answer) return answer;
    this.browser.begin(reply, answer, browser);
    return this.answers.of(answer);
  }

  @Route('POST /api/auth/refresh', { summary: 'Get a new access token for the refresh cookie, which is replaced too', by: ['public'] })
  @OurOrigin()
  @RateLimit('refresh')
  async refreshSession(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const refreshToken = this.cookie.of(request);
    if (!refreshToken) throw refuse('session-missing');
    const refreshed = await this.ask.for('auth.refresh', { refreshToken });
    // First: the old refresh token is already spent, even if building the rest of the response fails.
    this.cookie.set(reply, refreshed);
    return this.answers.of(refreshed);
  }

  @Route('POST /api/auth/logout', { summary: "Sign out: end the refresh cookie's session", by: ['public'], status: 204 })
  @OurOrigin()
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<null> {
    const refreshToken = this.cookie.of(request);
    this.cookie.clear(reply);
    return refreshToken ? this.ask.for('auth.logout', { refreshToken }) : null;
  }

  @Route('GET /api/auth/session', { summary: 'Get the signed-in user', by: ['any'] })
  async getSession(): Promise<{ user: SessionUser }> {
    return { user: await this.answers.user(await this.ask.for('auth.get-account', {})) };
  }
}
