import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { OnMany, type Arrived } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { lessonFacts } from '../domain/content.js';
import { addNotifications, type NewNotification } from '../notifications/add-notifications.js';
import { gatherSeries, newsOf } from '../notifications/gather-series.js';
import { upsertLessonCopies } from '../lessons/upsert-lesson-copies.js';
import { planReminders } from '../lessons/plan-reminders.js';

@Injectable()
export class BookingConfirmed {
  constructor(private readonly clock: Clock) {}

  @OnMany('booking.confirmed')
  async run(events: readonly Arrived<'booking.confirmed'>[], tx: Tx): Promise<void> {
    const now = this.clock.now();
    const newer = await upsertLessonCopies(
      tx,
      events.map(({ payload }) => payload),
    );
    for (const { payload, own } of events) if (newer.has(payload)) own(() => planReminders(tx, payload, now));
    for (const { payload, own } of events) {
      const { weekly } = payload;
      if (weekly) await own(() => gatherSeries(tx, 'confirmed', weekly, newsOf(payload), now));
    }
    const single = events.filter(({ payload }) => !payload.weekly);
    await addNotifications(
      tx,
      single.flatMap(({ payload, own }) => notesOf(payload, newer.has(payload)).map((note) => ({ ...note, own }))),
      now,
    );
  }
}

function notesOf(booking: BookingState, isNewer: boolean): NewNotification[] {
  const { bookingId, studentId, teacherId } = booking;
  const params = lessonFacts(booking);
  const owed = booking.paid ? params : { ...params, payBy: booking.payBy };
  const notes: NewNotification[] = [
    { userId: teacherId, content: { type: 'new_booking', params }, bookingId, mail: true, push: isNewer },
    { userId: studentId, content: { type: 'booking_confirmation', params: owed }, bookingId, mail: true, push: isNewer },
  ];
  // Of an accepted request the student reads that it was accepted, and the teacher knows, unless the settings accepted it.
  const isNews = ({ userId }: NewNotification) => booking.fromRequest === undefined || (booking.autoAccepted && userId === teacherId);
  return notes.filter(isNews);
}
