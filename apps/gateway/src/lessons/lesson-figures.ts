import { Injectable } from '@nestjs/common';
import type { Caller } from '@somo/contracts/caller';
import type { LessonStats } from '@somo/contracts/lessons';
import { Ask } from '@somo/platform/ask';
import { Log } from '@somo/platform/log';

/** The figures of a person's lessons, from the three services that have them. */
@Injectable()
export class LessonFigures {
  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
  ) {}

  /** Returns the caller's figures. Booking's must be there; earnings and rating are null if their service does not answer. */
  async of(caller: Caller): Promise<LessonStats> {
    const teaches = caller.kind === 'user' && caller.role === 'teacher';
    const [counts, totalEarningsCents, averageRating] = await Promise.all([
      this.ask.for('booking.get-lesson-stats', {}),
      teaches ? this.earnings() : null,
      teaches ? this.rating() : null,
    ]);
    return { ...counts, totalEarningsCents, averageRating };
  }

  private earnings(): Promise<number | null> {
    return this.orNull(
      this.ask.for('payments.get-earnings', { period: 'all', timeZone: 'UTC' }).then(({ totalEarningsCents }) => totalEarningsCents),
    );
  }

  private rating(): Promise<number | null> {
    return this.orNull(this.ask.for('catalog.get-my-profile', {}).then(({ averageRating }) => averageRating));
  }

  private async orNull<T>(answer: Promise<T>): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      this.log.warn({ err: error }, 'a figure of the lessons is missing');
      return null;
    }
  }
}
