import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { classroomCodeLength } from '@somo/contracts/classroom';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { lessonColumns, recordOf, type LessonRow } from '../store/lesson-rows.js';
import { MeetingLinks } from './meeting-links.js';

const isCode = (text: string) => text.length === classroomCodeLength && /^[0-9a-f]+$/.test(text);

/** Lessons booked within the same minute share their first characters, so a code is looked for among one's own, nearest to now first. */
@Injectable()
export class FindLesson {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly links: MeetingLinks,
  ) {}

  @Handles('booking.find-lesson', { by: ['participant'], refuses: ['lesson-not-found'] })
  async run({ code }: Asks['booking.find-lesson']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const start = code.toLowerCase();
    if (!isCode(start) && !isUuid(start)) throw refuse('lesson-not-found');
    const now = this.clock.now();
    const [row] = await this.db.sql<LessonRow>(
      'lesson-find',
      `SELECT ${lessonColumns} FROM bookings
       WHERE (student_id = $1 OR (teacher_id = $1 AND unannounced IS NOT TRUE)) AND left(id::text, length($2)) = $2
       ORDER BY status IN ('pending', 'confirmed', 'completed') DESC, abs(extract(epoch FROM starts_at - $3::timestamptz)) LIMIT 1`,
      [userId, start, new Date(now)],
    );
    if (!row) throw refuse('lesson-not-found');
    const [lesson] = await this.links.addTo([recordOf(row, now, userId)], now);
    return lesson!;
  }
}
