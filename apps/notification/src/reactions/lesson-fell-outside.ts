import { Injectable } from '@nestjs/common';
import type { FellOutside } from '@somo/contracts/events/hours';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { breakContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class LessonFellOutside {
  constructor(private readonly clock: Clock) {}

  /** Tells both people; of a lesson from a version that did not pass on its student, the teacher has been shown it when saving. */
  @On('lesson.fell-outside')
  async run(lesson: FellOutside, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId } = lesson;
    if (studentId === null) return;
    const note = { content: breakContent({ ...lesson, studentId }), bookingId, once: `on-break-${lesson.startsAt}`, mail: true };
    await addNotifications(
      tx,
      [studentId, teacherId].map((userId) => ({ userId, ...note })),
      this.clock.now(),
    );
  }
}
