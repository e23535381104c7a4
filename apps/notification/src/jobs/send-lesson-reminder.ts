import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { lessonFacts, type Content } from '../domain/content.js';
import { isCurrent } from '../domain/is-current.js';
import { isTooLate } from '../domain/reminders.js';
import { Readers } from '../queries/readers.js';
import { addNotifications } from '../notifications/add-notifications.js';

/** Sends a lesson reminder, with facts read when it is due, not when it was scheduled. */
@Injectable()
export class SendLessonReminder {
  constructor(
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly readers: Readers,
    private readonly clock: Clock,
  ) {}

  @Runs('send-lesson-reminder')
  async run({ bookingId, userId, kind, startsAt }: Jobs['send-lesson-reminder']['data'], work: DueWork): Promise<void> {
    const startsAtMs = fromInstant(startsAt);
    const now = this.clock.now();
    if (isTooLate(kind, startsAtMs, now)) return;
    const lesson = await this.ask.for('booking.get-lesson', { bookingId });
    const content: Content = { type: 'lesson_reminder', params: { ...lessonFacts(lesson), startsAt, kind, startsInMs: startsAtMs - now } };
    if (!isCurrent(content, lesson)) return;
    const reader = (await this.readers.people([userId], [content])).get(userId);
    if (!reader) return;
    const note = { userId, content, bookingId, once: `${kind}-${startsAtMs}`, mail: true, reader, learner: lesson.learner?.firstName };
    await this.transaction.finish(work, (tx) => addNotifications(tx, [note], now));
  }
}
