import { Injectable } from '@nestjs/common';
import { isWithinHours } from '@somo/calendar/check-start';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { SaveAvailabilityBody } from '@somo/contracts/routes/availability';
import { lessonTerms } from '@somo/contracts/rules/booking';
import { zoneName } from '@somo/contracts/zones';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkAvailability } from '../domain/check-availability.js';
import { withIds } from '../domain/with-ids.js';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import { availabilityOf, hoursState } from '../hours/hours-views.js';
import { publishHours } from '../hours/publish-hours.js';
import { reportBreaks } from '../hours/report-breaks.js';
import { comingTimes } from '../store/busy-times.js';
import { lockHours, saveHours } from '../store/teaching-hours.js';

/** What booking answers at once. */
const most = 50;

type Saving = Asks['scheduling.save-availability'];

@Injectable()
export class SaveAvailability {
  constructor(
    private readonly ask: Ask,
    private readonly hours: HoursOfTeacher,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the caller's hours and breaks. Refused if they were changed since the caller read them; the refusal has the newer ones as
   * `availability`. Booked lessons stay: those outside the new hours are returned.
   */
  @Handles('scheduling.save-availability', {
    by: ['teacher'],
    input: SaveAvailabilityBody,
    refuses: ['teacher-not-found', 'invalid-input', 'availability-changed'],
  })
  async run({ version, timeZone, ...wanted }: Saving['in'], caller: Caller): Promise<Saving['out']> {
    const errors = checkAvailability(wanted);
    if (Object.keys(errors).length > 0) throw refuse('invalid-input', { errors });
    const { userId } = userOf(caller);
    await this.hours.of(userId);
    await this.fillStudents(userId, this.clock.now());
    const { saved, outsideIds } = await this.transaction.run(async (tx) => {
      const before = await lockHours(tx.db, userId);
      if (!before) throw refuse('teacher-not-found');
      if (before.version !== version) throw refuse('availability-changed', { availability: availabilityOf(before) });
      const now = this.clock.now();
      const hours = await saveHours(tx.db, userId, { timeZone: zoneName(timeZone) ?? before.timeZone, ...withIds(wanted, newId) });
      const times = await comingTimes(tx.db, userId, now);
      reportBreaks(tx, userId, hours, times, before);
      await publishHours(tx, userId, hours, now);
      const outside = times.filter(({ startsAt }) => !isWithinHours(hours, lessonTerms, startsAt.getTime()));
      return { saved: hours, outsideIds: outside.map(({ bookingId }) => bookingId) };
    });
    await this.ask.notify('booking.take-offer', { hours: hoursState(userId, saved) });
    return { ...availabilityOf(saved), outsideIds };
  }

  /**
   * Fills in the students of coming lessons from a version that did not pass on whose they are, so that they can be notified of a break. Without
   * booking, those lessons stay as they are.
   */
  private async fillStudents(teacherId: string, now: number): Promise<void> {
    const times = await comingTimes(this.db, teacherId, now);
    const bookingIds = times.filter(({ studentId }) => studentId === null).map(({ bookingId }) => bookingId);
    if (bookingIds.length === 0) return;
    const lessons = await this.lessonsOf(bookingIds.slice(0, most));
    await this.db.run(
      'busy-students',
      `UPDATE busy_times SET student_id = known.student_id, subject = known.subject
       FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS known (id, student_id, subject) WHERE booking_id = known.id`,
      [lessons.map(({ id }) => id), lessons.map(({ studentId }) => studentId), lessons.map(({ subject }) => subject)],
    );
  }

  private async lessonsOf(bookingIds: string[]) {
    try {
      return await this.ask.for('booking.get-lessons', { bookingIds });
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unavailable') return [];
      throw error;
    }
  }
}
