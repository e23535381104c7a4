import { Body, Controller, Res } from '@nestjs/common';
import type { TwoStepState } from '@somo/contracts/asks/auth';
import {
  BeginTwoStepBody,
  FinishTwoStepBody,
  TotpBody,
  SecondStepBody,
  type RecoveryCodes,
  type SessionAnswer,
  type TotpSecret,
} from '@somo/contracts/routes/two-step';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply } from 'fastify';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { BrowserSession } from './browser-session.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionResponse } from './session-response.js';

@Controller()
export class TwoStepController {
  constructor(
    private readonly ask: Ask,
    private readonly answers: SessionResponse,
    private readonly device: DeviceCookie,
    private readonly browser: BrowserSession,
  ) {}

  @Route('POST /api/auth/two-step', { by: ['public'] })
  @RateLimit('two-step')
  async finish(@Body() body: FinishTwoStepBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const browser = this.device.browserOf(reply.request);
    const signedIn = await this.ask.for('auth.finish-two-step', { ...body, browser });
    this.browser.begin(reply, signedIn, browser);
    return this.answers.of(signedIn);
  }

  @Route('GET /api/auth/two-step', { by: ['any'] })
  state(): Promise<TwoStepState> {
    return this.ask.for('auth.get-two-step', {});
  }

  @Route('POST /api/auth/two-step/setup', { by: ['any'] })
  @RateLimit('password')
  begin(@Body() body: BeginTwoStepBody): Promise<TotpSecret> {
    return this.ask.for('auth.begin-two-step', { ...body });
  }

  @Route('POST /api/auth/two-step/confirm', { by: ['any'] })
  confirm(@Body() { code }: TotpBody): Promise<RecoveryCodes> {
    return this.ask.for('auth.confirm-two-step', { code });
  }

  @Route('POST /api/auth/two-step/recovery-codes', { by: ['any'] })
  renew(@Body() { code }: TotpBody): Promise<RecoveryCodes> {
    return this.ask.for('auth.renew-recovery-codes', { code });
  }

  @Route('POST /api/auth/two-step/remove', { by: ['any'], status: 204 })
  remove(@Body() body: SecondStepBody): Promise<null> {
    return this.ask.for('auth.remove-two-step', { ...body });
  }
}
