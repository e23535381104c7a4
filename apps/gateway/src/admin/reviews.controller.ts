import { Controller } from '@nestjs/common';
import { JudgeReviewBody } from '@somo/contracts/routes/reviews';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

/** What students said about lessons, for operators. */
@Controller()
@Forward('GET /api/admin/reviews/:id', 'catalog.get-review', {
  summary: 'Get a review, also one that is hidden',
  of: 'public review',
  id: 'reviewId',
})
@Forward('POST /api/admin/reviews/:id/hide', 'catalog.hide-review', {
  summary: 'Hide a review; its student and its teacher read the reason',
  of: 'public review',
  id: 'reviewId',
  body: JudgeReviewBody,
  audit: ['catalog', 'hide-review'],
})
@Forward('POST /api/admin/reviews/:id/restore', 'catalog.restore-review', {
  summary: 'Show a hidden review again',
  of: 'public review',
  id: 'reviewId',
  body: JudgeReviewBody,
  audit: ['catalog', 'restore-review'],
})
export class AdminReviewsController {
  constructor(readonly ask: Ask) {}
}
