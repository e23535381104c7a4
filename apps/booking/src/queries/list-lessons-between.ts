import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant, isInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { lessonColumns, recordOf, type LessonRow } from '../store/lesson-rows.js';

const defaultLimit = 50;
const longestMs = 31 * 24 * 60 * 60_000;

@Injectable()
export class ListLessonsBetween {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.list-lessons-between', { by: ['operator:support'], refuses: ['invalid-input'] })
  async run({ from, to, cursor, limit = defaultLimit }: Asks['booking.list-lessons-between']['in']): Promise<Page<LessonRecord>> {
    const length = fromInstant(to) - fromInstant(from);
    if (length <= 0 || length > longestMs)
      throw refuse('invalid-input', { errors: { to: ['to must be after from, and at most 31 days later'] } });
    const [afterStart, afterId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const rows = await this.db.sql<LessonRow>(
      'lessons-between',
      `SELECT ${lessonColumns} FROM bookings WHERE starts_at >= $1 AND starts_at < $2
         AND ($3::timestamptz IS NULL OR (starts_at, id) > ($3::timestamptz, $4::uuid))
       ORDER BY starts_at, id LIMIT $5`,
      [from, to, afterStart, afterId, limit + 1],
    );
    const items = rows.slice(0, limit).map((row) => recordOf(row, this.clock.now(), null));
    const last = items.at(-1);
    return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.startsAt, last.id]) : null };
  }
}
