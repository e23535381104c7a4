import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Refusal } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { Runs } from '@somo/platform/runs';
import { hasReceipt, isMoney, stillTrue } from '../domain/content.js';
import type { Receipted } from '../domain/english-receipts.js';
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
    if (!isMoney(content) && !stillTrue(content, await this.ask.for('booking.get-lesson', { bookingId: row.relatedId }))) return 'skipped';
    const reader = await this.readers.person(row.userId, content);
    if (!reader) return 'skipped';
    const receipted = hasReceipt(content, row.userId) ? await this.receipted(row.relatedId) : undefined;
    await this.mailer.send({ key: row.id, to: reader.email, ...letterOf(content, reader, this.config.publicUrl(), receipted) });
    return 'sent';
  }

  /** As it stands now; nothing where the payment or its lesson cannot be found any more. */
  private async receipted(bookingId: string): Promise<Receipted | undefined> {
    try {
      const receipt = await this.ask.for('payments.get-receipt', { bookingId });
      return { receipt, lesson: await this.ask.for('booking.get-lesson', { bookingId: receipt.lessonId }) };
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'not-found') return undefined;
      throw error;
    }
  }
}
