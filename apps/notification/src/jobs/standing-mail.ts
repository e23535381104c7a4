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
export class StandingMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('standing-mail')
  async run({ userId, version, suspended, step, changedAt }: Jobs['standing-mail']['data']): Promise<void> {
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [userId] });
    if (!reader) return;
    const decision = await this.ask.for('auth.get-decision', { userId, version });
    const kind = step ?? (suspended ? ('suspended' as const) : ('restored' as const));
    const news = { kind, at: fromInstant(changedAt), reason: decision?.reason ?? null };
    const to = { key: `standing-${userId}-${version}`, to: reader.email };
    await this.mailer.send(mailOf(to, accountNewsEmail(news, reader, this.config.publicUrl())));
  }
}
