import { Body, Controller, Req, Res } from '@nestjs/common';
import type { TwoStepAsked } from '@somo/contracts/asks/auth';
import type { SessionUser } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { ConfirmEmailBody, LoginBody, RegisterBody, type SessionAnswer } from '@somo/contracts/routes/auth';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OurOrigin } from '../http/our-origin.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { BrowserSession } from './browser-session.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionResponse } from './session-response.js';
import { SessionCookie } from './session-cookie.js';

@Controller()
export class AuthController {
  constructor(
    private readonly ask: Ask,
    private readonly answers: SessionResponse,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
    private readonly browser: BrowserSession,
  ) {}

  @Route('POST /api/auth/register', { by: ['public'], status: 201 })
  @RateLimit('register')
  async register(@Body() body: RegisterBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const browser = this.device.browserOf(reply.request);
    const signedIn = await this.ask.for('auth.register', { ...body, browser });
    this.browser.begin(reply, signedIn, browser);
    return this.answers.of(signedIn);
  }

  @Route('POST /api/auth/login', { by: ['public'] })
  @RateLimit('sign-in')
  async login(
    @Body() { remember = false, ...body }: LoginBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer | TwoStepAsked> {
    const browser = this.device.browserOf(reply.request);
    const answer = await this.ask.for('auth.login', { ...body, remember, browser });
    if ('step' in answer) return answer;
    this.browser.begin(reply, answer, browser);
    return this.answers.of(answer);
  }

  @Route('POST /api/auth/refresh', { by: ['public'] })
  @OurOrigin()
  @RateLimit('refresh')
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const refreshToken = this.cookie.of(request);
    if (!refreshToken) throw refuse('session-missing');
    const refreshed = await this.ask.for('auth.refresh', { refreshToken });
    // First: the old refresh token is already spent, even if building the rest of the response fails.
    this.cookie.set(reply, refreshed);
    return this.answers.of(refreshed);
  }

  @Route('POST /api/auth/logout', { by: ['public'], status: 204 })
  @OurOrigin()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<null> {
    const refreshToken = this.cookie.of(request);
    this.cookie.clear(reply);
    return refreshToken ? this.ask.for('auth.logout', { refreshToken }) : null;
  }

  @Route('GET /api/auth/session', { by: ['any'] })
  async session(): Promise<{ user: SessionUser }> {
    return { user: await this.answers.user(await this.ask.for('auth.get-account', {})) };
  }

  @Route('POST /api/auth/confirm-email', { by: ['public'], status: 204 })
  confirmEmail(@Body() body: ConfirmEmailBody): Promise<null> {
    return this.ask.for('auth.confirm-email', { token: body.token });
  }

  @Route('POST /api/auth/resend-confirmation', { by: ['any'], status: 204 })
  @RateLimit('confirmation')
  resendConfirmation(): Promise<null> {
    return this.ask.for('auth.resend-confirmation', {});
  }
}
