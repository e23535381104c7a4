import { Injectable } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import { Refusal } from '@somo/contracts/refusals';
import { joinClosesMinutes, joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';

const askOptions = { timeoutMs: 2_000 };

/** The lesson in whose classroom a message is written. Booking knows whose it is. */
@Injectable()
export class StandingLesson {
  constructor(private readonly ask: Ask) {}

  /** Returns whether the caller has this lesson with another person now, from when its classroom opens until it closes. */
  async isOn(lessonId: string | undefined, otherId: string, now: number): Promise<boolean> {
    if (lessonId === undefined) return false;
    try {
      const lesson = await this.ask.for('booking.get-lesson', { bookingId: lessonId }, askOptions);
      const opens = fromInstant(lesson.startsAt) - joinOpensMinutes * minuteMs;
      const closes = fromInstant(lesson.endsAt) + joinClosesMinutes * minuteMs;
      const isTheirs = lesson.studentId === otherId || lesson.teacherId === otherId;
      return isTheirs && ['confirmed', 'completed'].includes(lesson.status) && opens <= now && now < closes;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'lesson-not-found') return false;
      throw error;
    }
  }
}
