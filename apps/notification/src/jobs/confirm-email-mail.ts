import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { confirmationLetter } from '../domain/letter.js';
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
    const confirmation = await this.ask.for('auth.confirmation-for', { userId });
    if (!confirmation) return;
    await this.mailer.send({
      key: `confirm-${userId}`,
      to: confirmation.email,
      ...confirmationLetter(confirmation.token, this.config.publicUrl()),
    });
  }
}
