import { Injectable } from '@nestjs/common';
import type { RescheduledBooking } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { movedContent } from '../domain/content.js';
import { reminderKeys } from '../domain/reminders.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { endProposalAsked } from '../notifications/end-asked.js';
import { upsertLessonCopies } from '../lessons/upsert-lesson-copies.js';
import { planReminders } from '../lessons/plan-reminders.js';

@Injectable()
export class BookingRescheduled {
  constructor(private readonly clock: Clock) {}

  @On('booking.rescheduled')
  async run(moved: RescheduledBooking, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId, replaces } = moved;
    const content = movedContent(moved);
    const now = this.clock.now();
    const isNewer = (await upsertLessonCopies(tx, [{ ...moved, ...replaces, status: 'rescheduled' as const }, moved])).has(moved);
    const note = { content, bookingId, once: 'moved', mail: true, push: isNewer };
    await endProposalAsked(tx, { studentId, bookingId: replaces.bookingId }, now);
    await addNotifications(
      tx,
      [studentId, teacherId].map((userId) => ({ userId, ...note })),
      now,
    );
    await tx.unplan('send-lesson-reminder', reminderKeys({ ...moved, ...replaces }));
    if (isNewer) planReminders(tx, moved, now);
  }
}
