import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { resetPasswordEmail } from '../domain/account-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

@Injectable()
export class ResetPasswordMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('reset-password-mail')
  async run({ resetId }: Jobs['reset-password-mail']['data']): Promise<void> {
    const reset = await this.ask.for('auth.create-password-reset', { resetId });
    if (!reset) return;
    const { email: to, token, language } = reset;
    await this.mailer.send(mailOf({ key: `reset-${resetId}`, to }, resetPasswordEmail(token, language, this.config.publicUrl())));
  }
}
