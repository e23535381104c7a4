import { IsBoolean } from 'class-validator';
import type { OpenSlots } from '../lessons.js';
import { cancelReasonMax } from '../rules/booking.js';
import { IsInstant, IsLines } from '../rules/text.js';
import type { Instant } from '../time.js';
import { FreeTimesQuery } from './lessons.js';

/** An operator cancels a lesson for its two people. */
export class CancelAsOperatorBody {
  /** Both people read it. */
  @IsLines({ max: cancelReasonMax })
  reason!: string;

  /** Whether what the student paid is refunded in full; otherwise the teacher is paid as agreed. */
  @IsBoolean()
  refund!: boolean;
}

/** An operator moves a lesson for its two people. */
export class RescheduleAsOperatorBody {
  @IsInstant()
  startsAt!: Instant;

  /** Both people read it. */
  @IsLines({ max: cancelReasonMax })
  reason!: string;
}

export interface ChangedLesson {
  /** Of a moved lesson, the id it has from now on. */
  lessonId: string;
}

export interface AdminLessonRoutes {
  'GET /api/admin/lessons/:id/free-times': { query: FreeTimesQuery; answer: OpenSlots };
  'POST /api/admin/lessons/:id/cancel': { body: CancelAsOperatorBody; answer: ChangedLesson };
  'POST /api/admin/lessons/:id/reschedule': { body: RescheduleAsOperatorBody; answer: ChangedLesson };
}
