import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { confirmationEmail } from '../domain/email.js';
import { NotificationConfig } from '../notification.config.js';
import { Mailer } from '../outside/mail/port.js';

@Injectable()
export class ConfirmEmailMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('confirm-email-mail')
  async run({ userId }: Jobs['confirm-email-mail']['data']): Promise<void> {
    const confirmation = await this.ask.for('auth.create-email-confirmation', { userId });
    if (!confirmation) return;
    await this.mailer.send({
      key: `confirm-${userId}`,
      to: confirmation.email,
      ...confirmationEmail(confirmation.token, confirmation.language, this.config.publicUrl()),
    });
  }
}
