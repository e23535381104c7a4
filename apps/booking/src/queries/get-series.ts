import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { LessonRecord } from '@somo/contracts/lessons';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { lessonColumns, recordOf, type LessonRow } from '../store/lesson-rows.js';

@Injectable()
export class GetSeries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Returns the lessons that were booked together, for news of all of them; of one that moved, the booking that replaced it. */
  @Handles('booking.get-series', { by: ['service:notification'] })
  async run({ studentId, seriesId }: Asks['booking.get-series']['in']): Promise<LessonRecord[]> {
    checkIds('seriesId', [studentId, seriesId], 2);
    const rows = await this.db.sql<LessonRow>(
      'series-get',
      `SELECT ${lessonColumns} FROM bookings WHERE student_id = $1 AND series_id = $2 AND status <> 'rescheduled' ORDER BY starts_at`,
      [studentId, seriesId],
    );
    return rows.map((row) => recordOf(row, this.clock.now(), null));
  }
}
