import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { PersonLessonCounts, PersonLessonRecords } from '@somo/contracts/person-history';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { bookingsOf, lessonColumns, recordOf, type LessonRow } from '../store/lesson-rows.js';
import { problemCase, problemColumns, toProblem, type ProblemRow } from '../store/problems.js';

const most = 10;
const isTheirs = '(student_id = $1 OR teacher_id = $1)';

@Injectable()
export class GetPersonLessons {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** A lesson that was moved counts once, where it is now. */
  @Handles('booking.get-person-lessons', { by: ['operator:support'] })
  async run({ userId }: Asks['booking.get-person-lessons']['in']): Promise<PersonLessonRecords> {
    checkIds('userId', [userId], 1);
    const now = this.clock.now();
    const [counts] = await this.db.sql<PersonLessonCounts>(
      'person-lesson-counts',
      `SELECT count(*) FILTER (WHERE status IN ('pending', 'confirmed') AND ends_at > $2)::int AS upcoming,
         count(*) FILTER (WHERE status = 'completed')::int AS completed,
         count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
         count(*) FILTER (WHERE status = 'cancelled' AND cancelled_by = CASE WHEN student_id = $1 THEN 'student' ELSE 'teacher' END)::int AS "cancelledByPerson",
         coalesce(sum((SELECT count(*) FROM problems WHERE booking_id = bookings.id)), 0)::int AS problems
       FROM bookings WHERE ${isTheirs}`,
      [userId, new Date(now)],
    );
    const rows = await this.db.sql<LessonRow>(
      'person-lessons',
      `SELECT ${lessonColumns} FROM bookings WHERE ${isTheirs} AND status <> 'rescheduled' ORDER BY starts_at DESC, id DESC LIMIT ${most}`,
      [userId],
    );
    const reported = await this.db.sql<ProblemRow>(
      'person-problems',
      `SELECT ${problemColumns} FROM problems JOIN bookings ON bookings.id = booking_id WHERE ${isTheirs}
       ORDER BY reported_at DESC, problems.id DESC LIMIT ${most}`,
      [userId],
    );
    const problems = reported.map(toProblem);
    const bookings = await bookingsOf(this.db, [...new Set(problems.map(({ bookingId }) => bookingId))]);
    return {
      counts: counts ?? { upcoming: 0, completed: 0, cancelled: 0, cancelledByPerson: 0, problems: 0 },
      lessons: rows.map((row) => recordOf(row, now, null)),
      problems: problems.flatMap((problem) =>
        bookings.filter(({ id }) => id === problem.bookingId).map((booking) => problemCase(problem, booking)),
      ),
    };
  }
}
