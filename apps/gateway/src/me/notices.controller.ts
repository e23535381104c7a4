import { Controller } from '@nestjs/common';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

/** What operators decided about the caller. */
@Controller()
@Forward('GET /api/me/notices', 'auth.list-notices', {
  summary: 'List what you have to know about your account: warnings you have not put away, and a restriction while it lasts',
  by: ['student', 'teacher'],
})
@Forward('POST /api/me/notices/:id/read', 'auth.read-notice', {
  summary: 'Put a warning away; a restriction stays while it lasts',
  by: ['student', 'teacher'],
  of: 'notice',
  id: 'noticeId',
  status: 204,
})
export class NoticesController {
  constructor(readonly ask: Ask) {}
}
