import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { newSignInEmail } from '../domain/account-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

@Injectable()
export class NewSignInMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('new-sign-in-mail')
  async run(added: Jobs['new-sign-in-mail']['data']): Promise<void> {
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [added.userId] });
    if (!reader) return;
    const content = newSignInEmail(added, reader, this.config.publicUrl());
    await this.mailer.send(mailOf({ key: `sign-in-${added.sessionId}`, to: reader.email }, content));
  }
}
