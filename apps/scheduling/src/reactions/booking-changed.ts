import { Injectable } from '@nestjs/common';
import type { BookingState, RescheduledBooking } from '@somo/contracts/events/booking';
import type { BookingStatus } from '@somo/contracts/lessons';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { newestBy } from '@somo/platform/newest-by';
import { OnMany, type Arrived, type Own } from '@somo/platform/on';
import { roundsOf } from '@somo/platform/rounds-of';
import type { Tx } from '@somo/platform/transaction';
import { reportClashes } from '../calendars/report-clashes.js';
import { publishOpenings } from '../hours/publish-openings.js';
import { reportBreaks } from '../hours/report-breaks.js';
import { storeBusyTimes } from '../store/busy-times.js';
import { outsideBusyOf } from '../store/outside-busy.js';
import { lockHoursForBusy, type Hours } from '../store/teaching-hours.js';
import { removeWaits } from '../store/waits.js';

type BookingEvent = 'booking.created' | 'booking.confirmed' | 'booking.cancelled' | 'booking.rescheduled' | 'lesson.completed';

const live: Record<BookingStatus, boolean> = { pending: true, confirmed: true, completed: false, cancelled: false, rescheduled: false };

/** A booking's state, and the event that it came with. */
interface Change {
  booking: BookingState | RescheduledBooking;
  own: Own;
  /** Whether its student no longer waits for a time of its teacher. */
  endsWait: boolean;
}

/** The busy copy follows every change of a booking, and with it the list of open times. */
@Injectable()
export class BookingChanged {
  constructor(private readonly clock: Clock) {}

  @OnMany('booking.created', 'booking.confirmed', 'booking.cancelled', 'booking.rescheduled', 'lesson.completed')
  async run(events: readonly Arrived<BookingEvent>[], tx: Tx): Promise<void> {
    const states = events.flatMap(({ payload, own }) => [
      ...('replaces' in payload ? [{ booking: previousOf(payload), own }] : []),
      { booking: payload, own },
    ]);
    const booked = new Set(states.filter(({ booking }) => isBooked(booking)).map(({ booking }) => booking.bookingId));
    const newest = newestBy(
      states,
      ({ booking }) => booking.bookingId,
      ({ booking }) => booking.version,
    );
    // Who booked a lesson no longer waits, even if the lesson was cancelled or moved since.
    const changes = newest.map((change) => ({ ...change, endsWait: booked.has(change.booking.bookingId) }));
    // What is published of a teacher follows from what was published before.
    for (const round of roundsOf(changes, ({ booking }) => booking.teacherId)) await this.copy(round, tx);
  }

  private async copy(round: Change[], tx: Tx): Promise<void> {
    const newer = await storeBusyTimes(
      tx.db,
      round.map(({ booking }) => ({
        ...{ booking_id: booking.bookingId, version: booking.version, teacher_id: booking.teacherId, student_id: booking.studentId },
        ...{ subject: booking.subject, starts_at: booking.startsAt, free_at: booking.freeAt },
        ...{ live: live[booking.status], announced: booking.announced },
      })),
    );
    const news = round.filter(({ booking }) => newer.has(booking.bookingId));
    if (news.length === 0) return;
    const hoursOf = await lockHoursForBusy(
      tx.db,
      news.map(({ booking }) => booking.teacherId),
    );
    const known = news.flatMap((change) => {
      const { teacherId, studentId } = change.booking;
      const hours = hoursOf.get(teacherId);
      return hours ? [{ ...change, hours, teacherId, by: studentId }] : [];
    });
    if (known.length === 0) return;
    await reportLessons(tx, known);
    const served = known.filter(({ endsWait }) => endsWait).map(({ booking }) => booking);
    if (served.length > 0) await removeWaits(tx.db, served);
    await publishOpenings(tx, known, this.clock.now());
  }
}

/** Reports booked lessons that cannot take place as planned. */
async function reportLessons(tx: Tx, known: (Change & { hours: Hours })[]): Promise<void> {
  const booked = known.filter(({ booking }) => live[booking.status] && booking.announced);
  if (booked.length === 0) return;
  const teachers = booked.filter(({ booking }) => !isTeachersChoice(booking)).map(({ booking }) => booking.teacherId);
  const busyOf = teachers.length === 0 ? undefined : await outsideBusyOf(tx.db, teachers);
  for (const { booking, hours, own } of booked)
    own(() => {
      const lesson = { ...booking, startsAt: new Date(booking.startsAt) };
      // A break may have been saved while the lesson was booked, or before a held one was paid.
      reportBreaks(tx, booking.teacherId, hours, [lesson]);
      // The teacher may have become busy elsewhere while a student booked; a time that they accepted themselves is no news.
      if (busyOf && !isTeachersChoice(booking)) reportClashes(tx, booking.teacherId, [lesson], busyOf(booking.teacherId));
    });
}

/** Returns whether a student has booked this lesson: one that is only held, or that another was moved to, is none that they waited for. */
const isBooked = (booking: BookingState | RescheduledBooking): boolean =>
  live[booking.status] && booking.announced && !('replaces' in booking);

const isTeachersChoice = (booking: BookingState | RescheduledBooking): boolean =>
  (booking.fromRequest !== undefined && !booking.autoAccepted) || ('movedBy' in booking && booking.movedBy === 'teacher');

/** Returns the previous booking's last state: stored even if no earlier event about it has arrived, so that a late one cannot block the old time again. */
function previousOf({ replaces, ...moved }: RescheduledBooking): BookingState {
  const by = fromInstant(moved.startsAt) - fromInstant(replaces.startsAt);
  return { ...moved, ...replaces, freeAt: toInstant(fromInstant(moved.freeAt) - by), status: 'rescheduled' };
}
