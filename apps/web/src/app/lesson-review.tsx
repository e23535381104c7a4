import type { Lesson } from '@somo/contracts/lessons';
import { LessonReview } from '../features/reviews/lesson-review';
import type { Side } from '../features/lessons/lesson-rules';
import { ReportReview } from './report-review';

interface At {
  now: number;
  zone: string;
  first?: { asks: boolean };
  brief?: boolean;
}

/** Returns what draws the review of a lesson for one of its sides. */
export const lessonReviewOf = (side: Side) => (lesson: Lesson, at: At) => (
  <LessonReview
    {...{ lesson, side, ...at }}
    report={(review) => (
      <ReportReview review={review} {...(side === 'student' ? { replyBy: lesson.teacher.firstName || lesson.teacher.fullName } : {})} />
    )}
  />
);
