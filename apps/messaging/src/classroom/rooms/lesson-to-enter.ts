import { Injectable } from '@nestjs/common';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { closesAt } from '../domain/entry.js';
import { readRoom, type RoomLesson } from '../store/rooms.js';

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
