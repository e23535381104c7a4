import type { LessonRecord, LessonStats } from '../lessons.js';
import type { Page } from '../page.js';
import type { BookingStats } from '../stats.js';
import type { Instant } from '../time.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

export interface BookLessonInput {
  teacherId: string;
  startsAt: Instant;
  subject?: string;
  moduleId?: string;
  expectedPriceCents?: number;
  /** Idempotency-Key of the click. */
  key?: string;
}

export interface BookingAsks {
  'booking.book-lesson': { in: BookLessonInput; out: LessonRecord };
  'booking.cancel-booking': { in: { bookingId: string; reason?: string }; out: LessonRecord };
  'booking.get-lesson': { in: { bookingId: string }; out: LessonRecord };
  'booking.list-lessons': {
    in: { when: 'upcoming' | 'past' | 'all'; timeZone: string; cursor?: string; limit?: number };
    out: Page<LessonRecord>;
  };
  'booking.site-stats': { in: Record<string, never>; out: BookingStats };
  'booking.lesson-stats': { in: Record<string, never>; out: LessonStats };
  /** What this service knows of a lesson, for operators. */
  'booking.lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
