import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { closingEmail } from '../domain/closing-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

/** Says until when a closed account can be kept, or that it has been. */
@Injectable()
export class ClosingMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('closing-mail')
  async run(closing: Jobs['closing-mail']['data']): Promise<void> {
    const { userId, version } = closing;
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [userId] });
    if (!reader) return;
    const content = closingEmail(closing, reader, this.config.publicUrl());
    await this.mailer.send(mailOf({ key: `closing-${userId}-${version}`, to: reader.email }, content));
  }
}
