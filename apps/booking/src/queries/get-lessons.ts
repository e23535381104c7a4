import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { lessonColumns, recordOf, type LessonRow } from '../store/lesson-rows.js';

const most = 50;

@Injectable()
export class GetLessons {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Teachers get only their own lessons, and none that is only held until it is paid. */
  @Handles('booking.get-lessons', { by: ['service:notification', 'operator:support', 'operator:money', 'teacher'] })
  async run({ bookingIds }: Asks['booking.get-lessons']['in'], caller: Caller): Promise<LessonRecord[]> {
    checkIds('bookingIds', bookingIds, most);
    const teacherId = caller.kind === 'user' && caller.role === 'teacher' ? caller.userId : null;
    const rows = await this.db.sql<LessonRow>(
      'lessons-get',
      `SELECT ${lessonColumns} FROM bookings WHERE id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR teacher_id = $2 AND unannounced IS NOT TRUE)`,
      [bookingIds, teacherId],
    );
    return rows.map((row) => recordOf(row, this.clock.now(), teacherId));
  }
}
