import { Controller } from '@nestjs/common';
import { CancelAsOperatorBody, RescheduleAsOperatorBody } from '@somo/contracts/routes/admin-lessons';
import { FreeTimesQuery } from '@somo/contracts/routes/lessons';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

/** What operators can do with a lesson for its two people; all of it is audited. */
@Controller()
@Forward('GET /api/admin/lessons/:id/free-times', 'booking.list-free-times', {
  operationId: 'listFreeTimesAsOperator',
  summary: "List times in the teacher's hours at which both people of a lesson are free",
  of: 'lesson',
  id: 'bookingId',
  query: FreeTimesQuery,
})
@Forward('POST /api/admin/lessons/:id/cancel', 'booking.cancel-as-operator', {
  summary: 'Cancel a lesson for its two people, with a full refund or without one; both read the reason',
  of: 'lesson',
  id: 'bookingId',
  body: CancelAsOperatorBody,
  once: true,
  audit: ['booking', 'cancel-lesson'],
})
@Forward('POST /api/admin/lessons/:id/reschedule', 'booking.reschedule-as-operator', {
  summary: 'Move a lesson for its two people to a time at which both are free; both read the reason',
  of: 'lesson',
  id: 'bookingId',
  body: RescheduleAsOperatorBody,
  once: true,
  audit: ['booking', 'move-lesson'],
})
export class AdminLessonsController {
  constructor(readonly ask: Ask) {}
}
