import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { OperatorLesson, OperatorSearch } from '../operators-search.js';
import type { Page } from '../page.js';
import { operatorSearchMax } from '../rules/operator-search.js';
import { IsInstant } from '../rules/text.js';
import type { Instant } from '../time.js';
import type { LessonTimeline } from '../timeline.js';
import { PageQuery } from './paging.js';

export class OperatorSearchQuery {
  /** A lesson ID, a receipt number, an email address or a name. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty()
  @MaxLength(operatorSearchMax)
  q!: string;
}

export class ListOperatorLessonsQuery extends PageQuery {
  @IsInstant()
  from!: Instant;

  @IsInstant()
  to!: Instant;
}

export interface AdminRoutes {
  'GET /api/admin/lessons': { query: ListOperatorLessonsQuery; answer: Page<OperatorLesson> };
  'GET /api/admin/lessons/:id/timeline': { answer: LessonTimeline };
  'GET /api/admin/search': { query: OperatorSearchQuery; answer: OperatorSearch };
}
