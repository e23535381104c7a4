import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Runs } from '@somo/platform/runs';
import { exportReadyEmail } from '../domain/account-email.js';
import { exportLinkEmail } from '../domain/export-link-email.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer } from '../outside/mail/port.js';

@Injectable()
export class ExportReadyMail {
  constructor(
    private readonly ask: Ask,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('export-ready-mail')
  async run(ready: Jobs['export-ready-mail']['data']): Promise<void> {
    if (ready.byOperator) return this.sendLink(ready);
    const [reader] = await this.ask.for('auth.get-contacts', { userIds: [ready.userId] });
    if (!reader) return;
    const content = exportReadyEmail(ready, reader, this.config.publicUrl());
    await this.mailer.send(mailOf({ key: `export-${ready.exportId}`, to: reader.email }, content));
  }

  /** To the address that the account had when the operator asked, and only while it is still the account's. */
  private async sendLink({ exportId, expiresAt }: Jobs['export-ready-mail']['data']): Promise<void> {
    const linked = await this.ask.for('auth.create-export-link', { exportId });
    if (!linked) return;
    const content = exportLinkEmail({ ...linked, expiresAt }, this.config.publicUrl());
    await this.mailer.send(mailOf({ key: `export-${exportId}`, to: linked.email }, content));
  }
}
