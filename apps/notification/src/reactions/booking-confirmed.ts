import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { lessonFacts } from '../domain/content.js';
import { addNotifications, type NewNotification } from '../notifications/add-notifications.js';
import { upsertLessonCopy } from '../lessons/upsert-lesson-copy.js';
import { planReminders } from '../lessons/plan-reminders.js';

@Injectable()
export class BookingConfirmed {
  constructor(private readonly clock: Clock) {}

  @On('booking.confirmed')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId, weekly } = booking;
    const params = { ...lessonFacts(booking), ...(weekly ? { lessons: weekly.of } : {}) };
    const isNewer = await upsertLessonCopy(tx, booking);
    const now = this.clock.now();
    const notes: NewNotification[] = [
      { userId: teacherId, content: { type: 'new_booking', params }, bookingId, mail: true, push: isNewer },
      { userId: studentId, content: { type: 'booking_confirmation', params }, bookingId, mail: true, push: isNewer },
    ];
    // Of an accepted request the student reads that it was accepted, and the teacher knows, unless the settings accepted it.
    const isKnown = ({ userId }: NewNotification) => booking.fromRequest !== undefined && !(booking.autoAccepted && userId === teacherId);
    // Of lessons that were booked together, the first stands for all.
    const isNews = (note: NewNotification) => !isKnown(note) && (weekly?.at ?? 1) === 1;
    await addNotifications(tx, notes.filter(isNews), now);
    if (isNewer) planReminders(tx, booking, now);
  }
}
