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
export class TwoStepMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('two-step-mail')
  async run({ userId, on, byOperator, changedAt }: Jobs['two-step-mail']['data']): Promise<void> {
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [userId] });
    if (!reader) return;
    const news = { kind: on ? 'twoStepOn' : byOperator ? 'twoStepReset' : 'twoStepOff', at: fromInstant(changedAt) } as const;
    const to = { key: `two-step-${userId}-${changedAt}`, to: reader.email };
    await this.mailer.send(mailOf(to, accountNewsEmail(news, reader, this.config.publicUrl())));
  }
}
