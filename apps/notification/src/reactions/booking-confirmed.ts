import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { lessonFacts } from '../domain/content.js';
import { addNotifications, type NewNotification } from '../notifications/add-notifications.js';
import { gatherSeries, newsOf } from '../notifications/gather-series.js';
import { upsertLessonCopy } from '../lessons/upsert-lesson-copy.js';
import { planReminders } from '../lessons/plan-reminders.js';

@Injectable()
export class BookingConfirmed {
  constructor(private readonly clock: Clock) {}

  @On('booking.confirmed')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId, weekly } = booking;
    const params = lessonFacts(booking);
    const isNewer = await upsertLessonCopy(tx, booking);
    const now = this.clock.now();
    if (isNewer) planReminders(tx, booking, now);
    if (weekly) return gatherSeries(tx, 'confirmed', weekly, newsOf(booking), now);
    const notes: NewNotification[] = [
      { userId: teacherId, content: { type: 'new_booking', params }, bookingId, mail: true, push: isNewer },
      { userId: studentId, content: { type: 'booking_confirmation', params }, bookingId, mail: true, push: isNewer },
    ];
    // Of an accepted request the student reads that it was accepted, and the teacher knows, unless the settings accepted it.
    const isNews = ({ userId }: NewNotification) => booking.fromRequest === undefined || (booking.autoAccepted && userId === teacherId);
    await addNotifications(tx, notes.filter(isNews), now);
  }
}
