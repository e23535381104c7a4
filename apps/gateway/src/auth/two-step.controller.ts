import { Body, Controller, Res } from '@nestjs/common';
import { BeginTwoStepBody, FinishTwoStepBody, TotpBody, type SessionAnswer } from '@somo/contracts/routes/two-step';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply } from 'fastify';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { BrowserSession } from './browser-session.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionResponse } from './session-response.js';

@Controller()
@Forward('GET /api/auth/two-step', 'auth.get-two-step', { summary: 'Get whether your sign-in takes two steps', by: ['any'] })
@Forward('POST /api/auth/two-step/setup', 'auth.begin-two-step', {
  summary: 'Get a secret for an authenticator app; it counts once a code confirms it',
  by: ['any'],
  body: BeginTwoStepBody,
  limit: 'password',
})
@Forward('POST /api/auth/two-step/confirm', 'auth.confirm-two-step', {
  summary: 'Turn two-step sign-in on, and get recovery codes',
  by: ['any'],
  body: TotpBody,
})
@Forward('POST /api/auth/two-step/recovery-codes', 'auth.renew-recovery-codes', {
  summary: 'Replace your recovery codes',
  by: ['any'],
  body: TotpBody,
})
@Forward('POST /api/auth/two-step/remove', 'auth.remove-two-step', {
  summary: 'Turn two-step sign-in off; needs a code and your password (without one, a sign-in within the last five minutes), or a passkey',
  by: ['any'],
  status: 204,
  body: ProofBody,
  limit: 'password',
})
export class TwoStepController {
  constructor(
    readonly ask: Ask,
    private readonly answers: SessionResponse,
    private readonly device: DeviceCookie,
    private readonly browser: BrowserSession,
  ) {}

  @Route('POST /api/auth/two-step', {
    summary: 'Finish signing in with a code from an authenticator app, or a recovery code',
    by: ['public'],
  })
  @RateLimit('two-step')
  async finishTwoStep(@Body() body: FinishTwoStepBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const browser = this.device.browserOf(reply.request);
    const signedIn = await this.ask.for('auth.finish-two-step', { ...body, browser });
    this.browser.begin(reply, signedIn, browser);
    return this.answers.of(signedIn);
  }
}
