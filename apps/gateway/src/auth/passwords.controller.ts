import { Body, Controller } from '@nestjs/common';
import { ChangePasswordBody, ForgotPasswordBody, ResetPasswordBody, type ForgotPasswordAnswer } from '@somo/contracts/routes/auth';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

const sent: ForgotPasswordAnswer = { message: "If there's an account with this email, we've sent a link to reset its password." };

@Controller()
@Forward('POST /api/auth/reset-password', 'auth.reset-password', {
  summary: 'Set a new password with the token from the email, and end every session of the account',
  by: ['public'],
  status: 204,
  body: ResetPasswordBody,
  limit: 'reset-password',
})
@Forward('POST /api/auth/change-password', 'auth.change-password', {
  summary:
    'Change your password, and end all your other sessions; needs `currentPassword`, and a code if your sign-in takes two steps, or `passkey`',
  by: ['any'],
  status: 204,
  body: ChangePasswordBody,
  limit: 'password',
})
export class PasswordsController {
  constructor(readonly ask: Ask) {}

  @Route('POST /api/auth/forgot-password', {
    summary: 'Ask for an email with a link to reset a password; the response is the same for every address',
    by: ['public'],
    status: 202,
  })
  @RateLimit('forgot-password')
  async forgotPassword(@Body() { email }: ForgotPasswordBody): Promise<ForgotPasswordAnswer> {
    await this.ask.for('auth.forgot-password', { email });
    return sent;
  }
}
