import { Injectable } from '@nestjs/common';
import { Refusal } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { comingTimes } from './busy-times.js';

/** What booking answers at once. */
const most = 50;

/** Lessons from a version that did not pass on whose they are: booking is asked once, so that their students can be told of a break. */
@Injectable()
export class KnownStudents {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
  ) {}

  /** Fills in the students of the calling teacher's coming lessons; without booking, those lessons stay as they are. */
  async fill(teacherId: string, now: number): Promise<void> {
    const times = await comingTimes(this.db, teacherId, now);
    const bookingIds = times.filter(({ studentId }) => studentId === null).map(({ bookingId }) => bookingId);
    if (bookingIds.length === 0) return;
    const lessons = await this.lessons(bookingIds.slice(0, most));
    await this.db.run(
      'busy-students',
      `UPDATE busy_times SET student_id = known.student_id, subject = known.subject
       FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS known (id, student_id, subject) WHERE booking_id = known.id`,
      [lessons.map(({ id }) => id), lessons.map(({ studentId }) => studentId), lessons.map(({ subject }) => subject)],
    );
  }

  private async lessons(bookingIds: string[]) {
    try {
      return await this.ask.for('booking.get-lessons', { bookingIds });
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unavailable') return [];
      throw error;
    }
  }
}
