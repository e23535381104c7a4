import { Injectable } from '@nestjs/common';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { joinClosesMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { minuteMs } from '@somo/calendar/days';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { isBlockedBetween } from '../contacts/store/reach.js';

const askOptions = { timeoutMs: 2_000 };

/** Reads lessons with which the caller has something to do. Booking decides whose they are. */
@Injectable()
export class LessonOfTwo {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Returns the caller's lesson; refuses everybody else's. */
  async read(lessonId: string, userId: string): Promise<LessonRecord> {
    await checkNotSuspended(this.db, userId);
    return this.ask.for('booking.get-lesson', { bookingId: lessonId }, askOptions);
  }

  /** Returns the caller's lesson if they may add files to it: until its classroom closes, and afterwards while neither has blocked the other. */
  async readToAdd(lessonId: string, userId: string): Promise<LessonRecord> {
    const lesson = await this.current(await this.read(lessonId, userId), userId);
    if (lesson.status === 'cancelled') throw refuse('lesson-cancelled');
    const closes = fromInstant(lesson.endsAt) + joinClosesMinutes * minuteMs;
    const isOver = this.clock.now() >= closes;
    if (isOver && (await isBlockedBetween(this.db, lesson.studentId, lesson.teacherId))) throw refuse('materials-closed');
    return lesson;
  }

  /** Returns a lesson that was moved as it is now. */
  private async current(lesson: LessonRecord, userId: string): Promise<LessonRecord> {
    if (lesson.successorId === null) return lesson;
    const { lessonId } = await this.ask.for('booking.get-lesson-history', { bookingId: lesson.id }, askOptions);
    return this.read(lessonId, userId);
  }
}
