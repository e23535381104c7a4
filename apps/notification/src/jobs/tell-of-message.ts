import { Injectable } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import type { Jobs } from '@somo/contracts/jobs';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import type { Content } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { Readers } from '../queries/readers.js';

/** From the message to its email. */
const emailAfterMs = 10 * minuteMs;

/** Tells a person of messages that they have not read by now: in the bell, and by email if they have not read them in ten minutes. */
@Injectable()
export class TellOfMessage {
  constructor(
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly readers: Readers,
    private readonly clock: Clock,
  ) {}

  @Runs('tell-of-message', { most: 50, about: ({ readerId }) => readerId })
  async run({ readerId, senderId, seq, sentAt }: Jobs['tell-of-message']['data'], work: DueWork): Promise<void> {
    const [waiting] = await this.ask.for('messaging.get-waiting', { pairs: [{ readerId, senderId }] });
    if (!waiting?.mayBeTold || waiting.unreadCount === 0) return;
    const content: Content = { type: 'message', params: { senderId, seq } };
    const reader = (await this.readers.people([readerId], [content])).get(readerId);
    if (!reader) return;
    const now = this.clock.now();
    const mailAt = Math.max(now, fromInstant(sentAt) + emailAfterMs);
    const about = { id: senderId, type: 'conversation' } as const;
    const note = { userId: readerId, content, about, once: String(seq), mail: true, mailAt, reader };
    await this.transaction.finish(work, (tx) => addNotifications(tx, [note], now));
  }
}
