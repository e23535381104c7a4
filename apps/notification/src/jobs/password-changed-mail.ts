import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { passwordChangedEmail } from '../domain/account-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

@Injectable()
export class PasswordChangedMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('password-changed-mail')
  async run({ userId, changedAt }: Jobs['password-changed-mail']['data']): Promise<void> {
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [userId] });
    if (!reader) return;
    const content = passwordChangedEmail(fromInstant(changedAt), reader, this.config.publicUrl());
    await this.mailer.send(mailOf({ key: `password-${userId}-${changedAt}`, to: reader.email }, content));
  }
}
