import type { LessonTimeline } from '../timeline.js';

export interface AdminRoutes {
  'GET /api/admin/lessons/:id/timeline': { answer: LessonTimeline };
}
