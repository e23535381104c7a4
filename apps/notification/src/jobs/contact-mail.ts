import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Db } from '@somo/platform/db';
import { Runs } from '@somo/platform/runs';
import { contactEmail } from '../domain/email.js';
import { NotificationConfig } from '../notification.config.js';
import { Mailer } from '../outside/mail/port.js';

@Injectable()
export class ContactMail {
  constructor(
    private readonly db: Db,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('contact-mail')
  async run({ messageId }: Jobs['contact-mail']['data']): Promise<void> {
    const [row] = await this.db.sql<{ name: string; email: string; message: string }>(
      'contact-message',
      'SELECT name, email, message FROM contact_messages WHERE id = $1',
      [messageId],
    );
    if (!row) return;
    await this.mailer.send({
      key: `contact-${messageId}`,
      to: this.config.OPERATOR_EMAIL,
      replyTo: row.email,
      ...contactEmail(row.name, row.email, row.message),
    });
  }
}
