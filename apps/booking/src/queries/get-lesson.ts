import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { sideOf } from '../domain/participants.js';
import { toBooking, type BookingRow } from '../store/booking.schema.js';
import { bookingColumns } from '../store/change-booking.js';
import { lessonRecord } from '../store/views.js';

@Injectable()
export class GetLesson {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.get-lesson', { by: ['participant', 'service:notification', 'service:payments'] })
  async run({ bookingId }: Asks['booking.get-lesson']['in'], caller: Caller): Promise<LessonRecord> {
    const [row] = await this.db.sql<BookingRow>('booking-get', `SELECT ${bookingColumns} FROM bookings WHERE id = $1`, [bookingId]);
    const booking = row && toBooking(row);
    if (caller.kind === 'user') sideOf(booking, caller.userId);
    if (!booking) throw refuse('lesson-not-found');
    return lessonRecord(booking, this.clock.now());
  }
}
