import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { accountNewsEmail } from '../domain/operator-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

const kinds = { added: 'passkeyAdded', removed: 'passkeyRemoved', reset: 'passkeysReset', refused: 'passkeyRefused' } as const;

@Injectable()
export class PasskeyMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('passkey-mail')
  async run({ userId, change, changedAt }: Jobs['passkey-mail']['data']): Promise<void> {
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [userId] });
    if (!reader) return;
    const news = { kind: kinds[change], at: fromInstant(changedAt) };
    const to = { key: `passkey-${userId}-${change}-${changedAt}`, to: reader.email };
    await this.mailer.send(mailOf(to, accountNewsEmail(news, reader, this.config.publicUrl())));
  }
}
