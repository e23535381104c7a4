import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { IsId, IsInstant, IsText, IsZone } from '../rules/text.js';
import { searchMax } from '../rules/profile.js';
import type { Lesson, LessonStats } from '../lessons.js';
import type { Page } from '../page.js';
import type { LessonPayment } from '../payments.js';
import type { Instant } from '../time.js';
import { PageQuery } from './paging.js';

export class BookLessonBody {
  @IsId()
  teacherId!: string;

  @IsInstant()
  startsAt!: Instant;

  @IsOptional()
  @IsText({ max: searchMax })
  subject?: string;

  @IsOptional()
  @IsId()
  moduleId?: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100_000_000)
  expectedPriceCents?: number;
}

export class ListLessonsQuery extends PageQuery {
  /** Left out: every lesson, newest first. */
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when?: 'upcoming' | 'past';

  /** Whose today it is; left out: UTC. */
  @IsOptional()
  @IsZone()
  timeZone?: string;
}

export class CancelLessonBody {
  @IsOptional()
  @IsText({ max: 500, blank: true })
  reason?: string;
}

export class PayLessonBody {
  @IsOptional()
  @Matches(/^[0-9]{12,19}$/, { message: 'card must be 12 to 19 digits' })
  card?: string;
}

export interface LessonRoutes {
  'POST /api/bookings': { body: BookLessonBody; answer: Lesson };
  'GET /api/lessons': { query: ListLessonsQuery; answer: Page<Lesson> };
  'GET /api/lessons/stats': { answer: LessonStats };
  'GET /api/lessons/:id': { answer: Lesson };
  'POST /api/lessons/:id/cancel': { body: CancelLessonBody; answer: Lesson };
  'GET /api/lessons/:id/payment': { answer: LessonPayment };
  'POST /api/lessons/:id/pay': { body: PayLessonBody; answer: LessonPayment };
}
