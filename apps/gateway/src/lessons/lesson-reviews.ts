import { Injectable } from '@nestjs/common';
import type { Lesson, LessonRecord } from '@somo/contracts/lessons';
import type { LessonReview } from '@somo/contracts/reviews';
import { Ask } from '@somo/platform/ask';
import { Log } from '@somo/platform/log';

/** Lessons are shown without their reviews rather than late. */
const askOptions = { timeoutMs: 1000 };

type ReviewPart = Pick<Lesson, 'review' | 'myRating'>;

type Of = Pick<LessonRecord, 'agreementId' | 'status'>;

/** Looks up what students said about completed lessons, with one ask for all of them. */
@Injectable()
export class LessonReviews {
  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
  ) {}

  /** Returns the review of each of these lessons; lessons that are not completed have none. */
  async of(lessons: readonly Of[]): Promise<(lesson: Of) => ReviewPart> {
    const completed = lessons.filter(({ status }) => status === 'completed').map(({ agreementId }) => agreementId);
    const reviews = completed.length > 0 ? await this.list(completed) : [];
    if (reviews === null) return () => ({});
    const byAgreement = new Map(reviews.map((review) => [review.agreementId, review]));
    return ({ agreementId, status }) => {
      if (status !== 'completed') return {};
      const review = byAgreement.get(agreementId) ?? null;
      return { review, ...(review ? { myRating: review.rating } : {}) };
    };
  }

  private async list(agreementIds: string[]): Promise<LessonReview[] | null> {
    try {
      return await this.ask.for('catalog.list-lesson-reviews', { agreementIds }, askOptions);
    } catch (error) {
      this.log.warn({ err: error }, 'the reviews of lessons are missing');
      return null;
    }
  }
}
