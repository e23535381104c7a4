import { Injectable } from '@nestjs/common';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { closesAt } from '../domain/entry.js';

/** What a room knows of its lesson. */
export type RoomLesson = Pick<LessonRecord, 'id' | 'agreementId' | 'studentId' | 'teacherId' | 'startsAt' | 'endsAt'>;

interface RoomRow {
  agreement_id: string;
  lesson_id: string;
  student_id: string;
  teacher_id: string;
  starts_at: Date;
  ends_at: Date;
}

const askOptions = { timeoutMs: 2_000 };

/** Reads the lessons that people want to enter. Booking decides whose they are. */
@Injectable()
export class LessonToEnter {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
  ) {}

  /**
   * Returns the caller's lesson, checked by `check`. While booking is down, people who were in the room before may come back: they are
   * checked against what the room knows.
   */
  async read(lessonId: string, userId: string, check: (lesson: LessonRecord) => void, now: number): Promise<RoomLesson> {
    await checkNotSuspended(this.db, userId);
    try {
      const lesson = await this.ask.for('booking.get-lesson', { bookingId: lessonId }, askOptions);
      check(lesson);
      return lesson;
    } catch (error) {
      const room = isAway(error) ? await readRoom(this.db, lessonId) : undefined;
      if (!room || (room.studentId !== userId && room.teacherId !== userId) || Date.parse(closesAt(room)) <= now) throw error;
      return room;
    }
  }
}

const isAway = (error: unknown) => error instanceof Refusal && (error.code === 'service-unavailable' || error.code === 'too-slow');

/** Returns what is known of the room of a lesson; undefined if nobody has entered it yet. */
export async function readRoom(db: Db, lessonId: string): Promise<RoomLesson | undefined> {
  const [row] = await db.sql<RoomRow>(
    'room-of-lesson',
    'SELECT agreement_id, lesson_id, student_id, teacher_id, starts_at, ends_at FROM rooms WHERE lesson_id = $1',
    [lessonId],
  );
  return (
    row && {
      id: row.lesson_id,
      agreementId: row.agreement_id,
      studentId: row.student_id,
      teacherId: row.teacher_id,
      startsAt: toInstant(row.starts_at.getTime()),
      endsAt: toInstant(row.ends_at.getTime()),
    }
  );
}

/** Stores what the room must know when booking cannot be asked. */
export async function storeRoom(db: Db, lesson: RoomLesson): Promise<void> {
  await db.run(
    'room-store',
    `INSERT INTO rooms (agreement_id, lesson_id, student_id, teacher_id, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (agreement_id) DO UPDATE SET lesson_id = excluded.lesson_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    [lesson.agreementId, lesson.id, lesson.studentId, lesson.teacherId, lesson.startsAt, lesson.endsAt],
  );
}
