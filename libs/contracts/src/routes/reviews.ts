import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { LessonReview, ReviewCase, TeacherReviews } from '../reviews.js';
import type { OwnReviewReport } from '../reports.js';
import { hideReasonMax, replyTextMax, reviewTags, reviewTextMax, reviewTextMin, starsMax, type ReviewTag } from '../rules/reviews.js';
import { MayBeNull } from '../rules/may-be-null.js';
import { IsLines } from '../rules/text.js';
import { PageQuery } from './paging.js';
import type { ReportPersonBody } from './reports.js';

export class ReviewBody {
  @IsInt()
  @Min(1)
  @Max(starsMax)
  rating!: number;

  @MayBeNull()
  @IsLines({ min: reviewTextMin, max: reviewTextMax })
  text?: string | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(reviewTags.length)
  @ArrayUnique()
  @IsIn([...reviewTags], { each: true })
  tags?: ReviewTag[];
}

export class ReplyBody {
  @IsLines({ max: replyTextMax })
  text!: string;
}

export class JudgeReviewBody {
  /** The student and the teacher read it. */
  @IsLines({ max: hideReasonMax })
  reason!: string;
}

export interface ReviewRoutes {
  'GET /api/teachers/:id/reviews': { query: PageQuery; answer: TeacherReviews };
  'POST /api/lessons/:id/review': { body: ReviewBody; answer: LessonReview };
  'PUT /api/lessons/:id/review': { body: ReviewBody; answer: LessonReview };
  'PUT /api/reviews/:id/reply': { body: ReplyBody; answer: LessonReview };
  'DELETE /api/reviews/:id/reply': { answer: LessonReview };
  'POST /api/reviews/:id/report': { body: ReportPersonBody; answer: OwnReviewReport };
  'GET /api/admin/reviews/:id': { answer: ReviewCase };
  'POST /api/admin/reviews/:id/hide': { body: JudgeReviewBody; answer: ReviewCase };
  'POST /api/admin/reviews/:id/restore': { body: JudgeReviewBody; answer: ReviewCase };
}
