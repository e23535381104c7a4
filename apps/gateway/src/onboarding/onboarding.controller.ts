import { Body, Controller } from '@nestjs/common';
import { OnboardingBody, type SessionAnswer } from '@somo/contracts/routes/auth';
import { Ask } from '@somo/platform/ask';
import { SessionAnswers } from '../auth/session-answers.js';
import { Route } from '../http/route.js';

@Controller()
export class OnboardingController {
  constructor(
    private readonly ask: Ask,
    private readonly answers: SessionAnswers,
  ) {}

  @Route('POST /api/onboarding', { by: ['any'] })
  async onboard(@Body() { timeZone = 'UTC', hourlyRateCents, ...body }: OnboardingBody): Promise<SessionAnswer> {
    return this.answers.of(await this.ask.for('auth.onboard', { ...body, timeZone, hourlyRateCents: hourlyRateCents ?? null }));
  }
}
