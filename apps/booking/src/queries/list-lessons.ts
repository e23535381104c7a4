import { Injectable } from '@nestjs/common';
import { dayAt, startOfDay } from '@somo/calendar/wall-clock';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { isInstant } from '@somo/contracts/time';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { lessonColumns, recordOf, type LessonRow } from '../store/lesson-rows.js';
import { MeetingLinks } from './meeting-links.js';

type When = Asks['booking.list-lessons']['in']['when'];

const defaultLimit = 20;
// A lesson that was moved is listed once, where it is now.
const wasMoved = `status = 'rescheduled'`;
const isListed = `status IN ('pending', 'confirmed', 'completed')`;

// A lesson in progress, or one that ends today in the viewer's zone, is still upcoming (C04); a cancelled one is past (C05). One that has
// ended today is both. $2 is now, $3 the start of the viewer's day. None of these began more than two days ago: saying so lets the index skip a teacher's long past.
const filters: Record<When, string> = {
  all: '$2::timestamptz IS NOT NULL AND $3::timestamptz IS NOT NULL',
  upcoming: `${isListed} AND starts_at > $2::timestamptz - interval '2 days' AND ends_at >= $3::timestamptz`,
  past: `(NOT ${isListed} OR (ends_at <= $2 AND $3::timestamptz IS NOT NULL))`,
};

@Injectable()
export class ListLessons {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly links: MeetingLinks,
  ) {}

  @Handles('booking.list-lessons', { by: ['student', 'teacher'] })
  async run(input: Asks['booking.list-lessons']['in'], caller: Caller): Promise<Page<LessonRecord>> {
    const { userId, role } = userOf(caller);
    const timeZone = zoneOrRefusal(input.timeZone);
    const limit = input.limit ?? defaultLimit;
    const [afterStart, afterId] = input.cursor === undefined ? [null, null] : decodeCursor(input.cursor, isInstant, isUuid);
    const [direction, beyond] = input.when === 'upcoming' ? ['ASC', '>'] : ['DESC', '<'];
    const [mine, known] = role === 'teacher' ? ['teacher_id', 'unannounced IS NOT TRUE'] : ['student_id', 'true'];
    const now = this.clock.now();
    const rows = await this.db.sql<LessonRow>(
      `lessons-${input.when}-${mine}`,
      `SELECT ${lessonColumns} FROM bookings WHERE ${mine} = $1 AND ${known} AND NOT ${wasMoved} AND ${filters[input.when]}
         AND ($4::timestamptz IS NULL OR (starts_at, id) ${beyond} ($4::timestamptz, $5::uuid))
       ORDER BY starts_at ${direction}, id ${direction} LIMIT $6`,
      [userId, new Date(now), new Date(startOfDay(timeZone, dayAt(timeZone, now))), afterStart, afterId, limit + 1],
    );
    const records = rows.slice(0, limit).map((row) => recordOf(row, now, userId));
    const shown = await this.links.addTo(records, now);
    const last = shown.at(-1);
    return { items: shown, nextCursor: rows.length > limit && last ? encodeCursor([last.startsAt, last.id]) : null };
  }
}
