import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { closingWaitsEmail } from '../domain/closing-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

/** Says that a closed account is not erased before its owner chooses another payout method. */
@Injectable()
export class ClosingWaitsMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('closing-waits-mail')
  async run({ userId, version }: Jobs['closing-waits-mail']['data']): Promise<void> {
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [userId] });
    if (!reader) return;
    const content = closingWaitsEmail(reader.language, this.config.publicUrl());
    await this.mailer.send(mailOf({ key: `closing-waits-${userId}-${version}`, to: reader.email }, content));
  }
}
