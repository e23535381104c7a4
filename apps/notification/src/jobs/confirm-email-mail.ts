import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { confirmationEmail } from '../domain/email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

@Injectable()
export class ConfirmEmailMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('confirm-email-mail')
  async run({ userId, linkId = userId }: Jobs['confirm-email-mail']['data']): Promise<void> {
    const confirmation = await this.ask.for('auth.create-email-confirmation', { userId });
    if (!confirmation) return;
    const { email: to, token, language } = confirmation;
    await this.mailer.send(mailOf({ key: `confirm-${linkId}`, to }, confirmationEmail(token, language, this.config.publicUrl())));
  }
}
