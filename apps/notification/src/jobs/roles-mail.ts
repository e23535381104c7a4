import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { rolesEmail } from '../domain/operator-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

/** Tells an operator which roles they have now. */
@Injectable()
export class RolesMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('roles-mail')
  async run(changed: Jobs['roles-mail']['data']): Promise<void> {
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [changed.userId] });
    if (!reader) return;
    const to = { key: `roles-${changed.userId}-${changed.changedAt}`, to: reader.email };
    await this.mailer.send(mailOf(to, rolesEmail(changed, reader, this.config.publicUrl())));
  }
}
