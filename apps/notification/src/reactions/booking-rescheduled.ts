import { Injectable } from '@nestjs/common';
import type { MovedBooking } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { movedContent } from '../domain/content.js';
import { addNotification } from '../store/add-notification.js';
import { noteLesson } from '../store/note-lesson.js';
import { planReminders } from '../store/plan-reminders.js';

@Injectable()
export class BookingRescheduled {
  constructor(private readonly clock: Clock) {}

  @On('booking.rescheduled')
  async run(moved: MovedBooking, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId, replaces } = moved;
    const content = movedContent(moved);
    const now = this.clock.now();
    await noteLesson(tx, { ...moved, ...replaces, status: 'rescheduled' });
    const push = await noteLesson(tx, moved);
    for (const userId of [studentId, teacherId]) {
      await addNotification(tx, { userId, content, bookingId, once: 'moved', mail: true, push }, now);
    }
    await tx.unplan('send-lesson-reminder', `${replaces.bookingId}-`);
    if (push) planReminders(tx, moved, now);
  }
}
