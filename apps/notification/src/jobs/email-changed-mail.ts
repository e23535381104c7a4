import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { accountNewsEmail } from '../domain/operator-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

@Injectable()
export class EmailChangedMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('email-changed-mail')
  async run({ changeId }: Jobs['email-changed-mail']['data']): Promise<void> {
    const change = await this.ask.for('auth.get-email-change', { changeId });
    if (!change) return;
    const news = { kind: 'emailChanged', at: fromInstant(change.changedAt) } as const;
    const to = { key: `email-changed-${changeId}`, to: change.oldEmail };
    await this.mailer.send(mailOf(to, accountNewsEmail(news, change, this.config.publicUrl())));
  }
}
