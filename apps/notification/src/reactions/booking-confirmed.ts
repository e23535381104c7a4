import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { lessonFacts } from '../domain/content.js';
import { reminderKey, remindersOf } from '../domain/reminders.js';
import { addNotification } from '../store/add-notification.js';
import { noteLesson } from '../store/note-lesson.js';

@Injectable()
export class BookingConfirmed {
  constructor(private readonly clock: Clock) {}

  @On('booking.confirmed')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId } = booking;
    const params = lessonFacts(booking);
    const push = await noteLesson(tx, booking);
    const now = this.clock.now();
    await addNotification(tx, { userId: teacherId, content: { type: 'new_booking', params }, bookingId, mail: true, push }, now);
    await addNotification(tx, { userId: studentId, content: { type: 'booking_confirmation', params }, bookingId, mail: true, push }, now);
    if (push) this.planReminders(booking, tx, now);
  }

  private planReminders({ bookingId, studentId, teacherId, startsAt }: BookingState, tx: Tx, now: number): void {
    const startsAtMs = fromInstant(startsAt);
    for (const { kind, dueAtMs } of remindersOf(startsAtMs, now)) {
      for (const userId of [studentId, teacherId]) {
        const key = reminderKey(bookingId, userId, kind, startsAtMs);
        tx.plan('send-lesson-reminder', { key, dueAt: dueAtMs, data: { bookingId, userId, kind, startsAt } });
      }
    }
  }
}
