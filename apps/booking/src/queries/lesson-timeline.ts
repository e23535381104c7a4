import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { TimelineFact, TimelinePart } from '@somo/contracts/timeline';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { traceLesson } from '@somo/platform/operating/trace-lesson';
import type { Booking } from '../domain/booking.js';
import { toBooking, type BookingRow } from '../store/booking.schema.js';
import { bookingColumns } from '../store/change-booking.js';

@Injectable()
export class LessonTimeline {
  constructor(private readonly db: Db) {}

  @Handles('booking.lesson-timeline', { by: ['admin'] })
  async run(question: Asks['booking.lesson-timeline']['in']): Promise<TimelinePart> {
    const [row] = await this.db.sql<BookingRow>('booking-get', `SELECT ${bookingColumns} FROM bookings WHERE id = $1`, [
      question.bookingId,
    ]);
    if (!row) throw refuse('lesson-not-found');
    const booking = toBooking(row);
    const { events, jobs, deliveries } = await traceLesson(this.db, question, [booking.id]);
    return {
      holds: [{ what: 'booking', version: booking.version, state: booking.status }],
      entries: [...factsOf(booking), ...events, ...jobs],
      deliveries,
    };
  }
}

function factsOf(booking: Booking): TimelineFact[] {
  const { agreementId, studentId, teacherId, subject, priceCents } = booking;
  const details = { agreementId, studentId, teacherId, subject, startsAt: toInstant(booking.startsAt), priceCents };
  const facts: TimelineFact[] = [{ kind: 'fact', at: toInstant(booking.createdAt), name: 'booked', details }];
  if (booking.paidAt !== null) facts.push({ kind: 'fact', at: toInstant(booking.paidAt), name: 'paid', details: {} });
  if (booking.cancelledAt !== null && booking.cancelledBy !== null) {
    const why = { by: booking.cancelledBy, reason: booking.cancelReason ?? '' };
    facts.push({ kind: 'fact', at: toInstant(booking.cancelledAt), name: 'cancelled', details: why });
  }
  return facts;
}
