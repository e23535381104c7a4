import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonCounts } from '@somo/contracts/lessons';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';

@Injectable()
export class GetLessonStats {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.get-lesson-stats', { by: ['student', 'teacher'] })
  async run(_: Asks['booking.get-lesson-stats']['in'], caller: Caller): Promise<LessonCounts> {
    const { userId, role } = userOf(caller);
    const teaches = role === 'teacher';
    const [mine, other, known] = teaches ? ['teacher_id', 'student_id', 'unannounced IS NOT TRUE'] : ['student_id', 'teacher_id', 'true'];
    const [row] = await this.db.sql<LessonCounts>(
      `stats-${mine}`,
      `SELECT count(*) FILTER (WHERE status IN ('pending', 'confirmed') AND ends_at > $2)::int AS "upcomingLessons",
              count(*) FILTER (WHERE status = 'completed')::int AS "completedLessons",
              count(DISTINCT ${other}) FILTER (WHERE status IN ('pending', 'confirmed', 'completed'))::int AS "uniqueConnections",
              round(coalesce(extract(epoch FROM sum(ends_at - starts_at) FILTER (WHERE status = 'completed')), 0) / 3600)::int AS "totalHours"
       FROM bookings WHERE ${mine} = $1 AND ${known}`,
      [userId, new Date(this.clock.now())],
    );
    return row ?? { upcomingLessons: 0, completedLessons: 0, uniqueConnections: 0, totalHours: 0 };
  }
}
