import { Body, Controller } from '@nestjs/common';
import { ChangePasswordBody, ForgotPasswordBody, ResetPasswordBody, type ForgotPasswordAnswer } from '@somo/contracts/routes/auth';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

const sent: ForgotPasswordAnswer = { message: "If there's an account with this email, we've sent a link to reset its password." };

@Controller()
export class PasswordsController {
  constructor(private readonly ask: Ask) {}

  @Route('POST /api/auth/forgot-password', { by: ['public'], status: 202 })
  @RateLimit('forgot-password')
  async forgot(@Body() { email }: ForgotPasswordBody): Promise<ForgotPasswordAnswer> {
    await this.ask.for('auth.forgot-password', { email });
    return sent;
  }

  @Route('POST /api/auth/reset-password', { by: ['public'], status: 204 })
  @RateLimit('reset-password')
  reset(@Body() { token, password }: ResetPasswordBody): Promise<null> {
    return this.ask.for('auth.reset-password', { token, password });
  }

  @Route('POST /api/auth/change-password', { by: ['any'], status: 204 })
  @RateLimit('password')
  change(@Body() { currentPassword, newPassword }: ChangePasswordBody): Promise<null> {
    return this.ask.for('auth.change-password', { currentPassword, newPassword });
  }
}
