import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { LessonAttendance } from '@somo/contracts/classroom';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { attendanceOf } from '../store/attendance.js';

@Injectable()
export class GetAttendance {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
  ) {}

  /** Both people see both attendances. Booking refuses anyone else. */
  @Handles('messaging.get-attendance', { by: ['participant'], refuses: ['lesson-not-found'] })
  async run({ lessonId }: Asks['messaging.get-attendance']['in']): Promise<LessonAttendance> {
    const { agreementId, studentId, teacherId } = await this.ask.for('booking.get-lesson', { bookingId: lessonId });
    return { lessonId, people: await Promise.all([studentId, teacherId].map((id) => attendanceOf(this.db, agreementId, id))) };
  }
}
