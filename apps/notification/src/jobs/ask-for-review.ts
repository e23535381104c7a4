import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import type { Content } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { Readers } from '../queries/readers.js';

/** Asks a student how a lesson was, unless they have said so. */
@Injectable()
export class AskForReview {
  constructor(
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly readers: Readers,
    private readonly clock: Clock,
  ) {}

  @Runs('ask-for-review')
  async run({ bookingId }: Jobs['ask-for-review']['data'], work: DueWork): Promise<void> {
    const { status, studentId, teacherId, agreementId, learner } = await this.ask.for('booking.get-lesson', { bookingId });
    if (status !== 'completed') return;
    const reviews = await this.ask.for('catalog.list-lesson-reviews', { agreementIds: [agreementId] });
    if (reviews.length > 0) return;
    const content: Content = { type: 'review', params: { news: 'asked', studentId, teacherId } };
    const reader = (await this.readers.people([studentId], [content])).get(studentId);
    if (!reader) return;
    const note = { userId: studentId, content, bookingId, once: 'asked', mail: true, reader, learner: learner?.firstName };
    await this.transaction.finish(work, (tx) => addNotifications(tx, [note], this.clock.now()));
  }
}
