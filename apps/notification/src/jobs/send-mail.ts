import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { Runs } from '@somo/platform/runs';
import { stillTrue } from '../domain/content.js';
import { letterOf } from '../domain/letter.js';
import { NotificationConfig } from '../notification.config.js';
import { Mailer } from '../outside/mail/port.js';
import { Readers } from '../queries/readers.js';
import { NotificationSchema, type MailState, type NotificationRow } from '../store/notification.schema.js';
import { contentOf } from '../store/to-notification.js';

/** Mails what a bell row says, from the facts as they are now. A crash between sending and noting it repeats the mail under the same message id. */
@Injectable()
export class SendMail {
  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly readers: Readers,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
  ) {}

  @Runs('send-mail')
  async run({ mailId }: Jobs['send-mail']['data']): Promise<void> {
    const row = await this.db.of(NotificationSchema).findOneBy({ id: mailId, mail: 'planned' });
    if (row) await this.db.of(NotificationSchema).update({ id: mailId }, { mail: await this.send(row) });
  }

  private async send(row: NotificationRow): Promise<MailState> {
    const content = contentOf(row);
    if (content.type !== 'payment' && !stillTrue(content, await this.ask.for('booking.get-lesson', { bookingId: row.relatedId })))
      return 'skipped';
    const reader = await this.readers.person(row.userId, content);
    if (!reader) return 'skipped';
    await this.mailer.send({ key: row.id, to: reader.email, ...letterOf(content, reader, this.config.publicUrl()) });
    return 'sent';
  }
}
