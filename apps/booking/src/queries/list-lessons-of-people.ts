import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { LessonRecord } from '@somo/contracts/lessons';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { lessonColumns, recordOf, type LessonRow } from '../store/lesson-rows.js';

const mostPeople = 10;
const mostLessons = 20;

@Injectable()
export class ListLessonsOfPeople {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.list-lessons-of-people', { by: ['operator:support', 'operator:money'] })
  async run({ userIds }: Asks['booking.list-lessons-of-people']['in']): Promise<LessonRecord[]> {
    checkIds('userIds', userIds, mostPeople);
    const rows = await this.db.sql<LessonRow>(
      'lessons-of-people',
      `SELECT ${lessonColumns} FROM bookings WHERE student_id = ANY ($1::uuid[]) OR teacher_id = ANY ($1::uuid[])
       ORDER BY starts_at DESC, id DESC LIMIT ${mostLessons}`,
      [userIds],
    );
    return rows.map((row) => recordOf(row, this.clock.now(), null));
  }
}
