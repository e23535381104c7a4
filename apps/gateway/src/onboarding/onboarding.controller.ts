import { Body, Controller } from '@nestjs/common';
import { OnboardingBody, type SessionAnswer } from '@somo/contracts/routes/auth';
import { Ask } from '@somo/platform/ask';
import { SessionResponse } from '../auth/session-response.js';
import { Route } from '../http/route.js';

@Controller()
export class OnboardingController {
  constructor(
    private readonly ask: Ask,
    private readonly answers: SessionResponse,
  ) {}

  @Route('POST /api/onboarding', { summary: 'Complete onboarding as a student or a teacher; possible once', by: ['any'] })
  async onboard(@Body() { timeZone = 'UTC', hourlyRateCents, ...body }: OnboardingBody): Promise<SessionAnswer> {
    return this.answers.of(await this.ask.for('auth.onboard', { ...body, timeZone, hourlyRateCents: hourlyRateCents ?? null }));
  }
}
