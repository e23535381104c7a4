import { Injectable } from '@nestjs/common';
import type { BookingState, RescheduledBooking } from '@somo/contracts/events/booking';
import type { BookingStatus } from '@somo/contracts/lessons';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';
import { reportClashes } from '../calendars/report-clashes.js';
import { publishOpenings } from '../hours/publish-hours.js';
import { reportBreaks } from '../hours/report-breaks.js';
import { outsideBusyOf } from '../store/outside-busy.js';
import { lockHoursForBusy } from '../store/teaching-hours.js';
import { removeWait } from '../store/waits.js';

const live: Record<BookingStatus, boolean> = { pending: true, confirmed: true, completed: false, cancelled: false, rescheduled: false };

/** The busy copy follows every change of a booking, and with it the list of open times. */
@Injectable()
export class BookingChanged {
  constructor(private readonly clock: Clock) {}

  @On('booking.created', 'booking.confirmed', 'booking.cancelled', 'booking.rescheduled', 'lesson.completed')
  async run(booking: BookingState | RescheduledBooking, tx: Tx): Promise<void> {
    if ('replaces' in booking) await this.copy(previousOf(booking), tx);
    await this.copy(booking, tx);
  }

  private async copy(booking: BookingState | RescheduledBooking, tx: Tx): Promise<void> {
    const newer = await upsertNewer(tx.db, {
      table: 'busy_times',
      key: { booking_id: booking.bookingId },
      version: booking.version,
      set: {
        ...{ teacher_id: booking.teacherId, student_id: booking.studentId, subject: booking.subject },
        ...{ starts_at: booking.startsAt, free_at: booking.freeAt, live: live[booking.status], announced: booking.announced },
      },
    });
    const hours = newer ? await lockHoursForBusy(tx.db, booking.teacherId) : undefined;
    if (!hours) return;
    const startsAt = new Date(booking.startsAt);
    // A break may have been saved while the lesson was booked, or before a held one was paid.
    if (live[booking.status] && booking.announced) {
      reportBreaks(tx, booking.teacherId, hours, [{ ...booking, startsAt }]);
      // The teacher may have become busy elsewhere while a student booked; a time that they accepted themselves is no news.
      const busy = isTeachersChoice(booking) ? [] : await outsideBusyOf(tx.db, booking.teacherId);
      reportClashes(tx, booking.teacherId, [{ ...booking, startsAt }], busy);
    }
    // A lesson that is only held, or that was moved, is none that they waited for.
    if (live[booking.status] && booking.announced && !('replaces' in booking))
      await removeWait(tx.db, booking.teacherId, booking.studentId);
    await publishOpenings(tx, booking.teacherId, hours, this.clock.now(), booking.studentId);
  }
}

const isTeachersChoice = (booking: BookingState | RescheduledBooking): boolean =>
  (booking.fromRequest !== undefined && !booking.autoAccepted) || ('movedBy' in booking && booking.movedBy === 'teacher');

/** Returns the previous booking's last state: stored even if no earlier event about it has arrived, so that a late one cannot block the old time again. */
function previousOf({ replaces, ...moved }: RescheduledBooking): BookingState {
  const by = fromInstant(moved.startsAt) - fromInstant(replaces.startsAt);
  return { ...moved, ...replaces, freeAt: toInstant(fromInstant(moved.freeAt) - by), status: 'rescheduled' };
}
