import { Controller } from '@nestjs/common';
import { PageQuery } from '@somo/contracts/routes/paging';
import { ReportPersonBody } from '@somo/contracts/routes/reports';
import { ReplyBody, ReviewBody } from '@somo/contracts/routes/reviews';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('GET /api/teachers/:id/reviews', 'catalog.list-reviews', {
  operationId: 'listTeacherReviews',
  summary: "List a teacher's reviews, newest first, with how many there are of each star and tag",
  by: ['public'],
  of: 'teacher',
  cache: 'no-cache',
  id: 'teacherId',
  query: PageQuery,
})
@Forward('POST /api/lessons/:id/review', 'catalog.post-review', {
  summary: 'Review a lesson that took place and was paid for, once',
  by: ['student'],
  of: 'lesson',
  status: 201,
  id: 'bookingId',
  body: ReviewBody,
})
@Forward('PUT /api/lessons/:id/review', 'catalog.edit-review', {
  summary: 'Change your review of a lesson, for 7 days',
  by: ['student'],
  of: 'lesson',
  id: 'bookingId',
  body: ReviewBody,
})
@Forward('PUT /api/reviews/:id/reply', 'catalog.reply-to-review', {
  summary: 'Answer a review of your lesson, once; the answer can be changed for 7 days',
  by: ['teacher'],
  of: 'review',
  id: 'reviewId',
  body: ReplyBody,
})
@Forward('DELETE /api/reviews/:id/reply', 'catalog.delete-reply', {
  summary: 'Delete your answer to a review',
  by: ['teacher'],
  of: 'review',
  id: 'reviewId',
})
@Forward('POST /api/reviews/:id/report', 'messaging.report-review', {
  summary: 'Report a review, or the reply to your own, to the operators; the person is not told',
  by: ['any'],
  of: 'public review',
  status: 201,
  id: 'reviewId',
  body: ReportPersonBody,
  limit: 'report',
})
export class ReviewsController {
  constructor(readonly ask: Ask) {}
}
