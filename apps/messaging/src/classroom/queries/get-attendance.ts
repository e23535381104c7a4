import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { LessonAttendance } from '@somo/contracts/classroom';
import { attendanceDays } from '@somo/contracts/rules/classroom';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { attendanceOf } from '../store/attendance.js';

@Injectable()
export class GetAttendance {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Both people see both attendances. Booking refuses anyone else. */
  @Handles('messaging.get-attendance', { by: ['participant'], refuses: ['lesson-not-found'] })
  async run({ lessonId }: Asks['messaging.get-attendance']['in']): Promise<LessonAttendance> {
    const { agreementId, studentId, teacherId, startsAt } = await this.ask.for('booking.get-lesson', { bookingId: lessonId });
    // On the last day, a part of it may be deleted already.
    if (fromInstant(startsAt) < this.clock.now() - (attendanceDays - 1) * dayMs) return { lessonId, people: [] };
    return { lessonId, people: await Promise.all([studentId, teacherId].map((id) => attendanceOf(this.db, agreementId, id))) };
  }
}
