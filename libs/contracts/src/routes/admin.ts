import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { operatorActions, type AccountCase, type AuditEntry, type OperatorAction } from '../operators.js';
import {
  accountRoles,
  accountStandings,
  type AccountRole,
  type AccountStanding,
  type FoundAccount,
  type OperatorLesson,
  type OperatorSearch,
} from '../operators-search.js';
import type { Page } from '../page.js';
import { commandLine, operatorSearchMax } from '../rules/operator-search.js';
import { IsAddress, IsId, IsInstant } from '../rules/text.js';
import type { Instant } from '../time.js';
import type { LessonTimeline } from '../timeline.js';
import { PageQuery } from './paging.js';
import { GraveNoteBody } from './standing.js';
import { YesOrNo } from './yes-or-no.js';

export class OperatorSearchQuery {
  /** A lesson ID, a receipt number, an email address or a name. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty()
  @MaxLength(operatorSearchMax)
  q!: string;
}

export class ListPeopleQuery extends PageQuery {
  @IsOptional()
  @IsIn([...accountRoles])
  role?: AccountRole;

  @IsOptional()
  @IsIn([...accountStandings])
  standing?: AccountStanding;

  /** Teachers whose identity is checked, or those whose is not. */
  @IsOptional()
  @YesOrNo()
  verified?: boolean;
}

export class ListOperatorLessonsQuery extends PageQuery {
  @IsInstant()
  from!: Instant;

  @IsInstant()
  to!: Instant;
}

export class ListAuditQuery extends PageQuery {
  /** The id of an account, a lesson or a problem. */
  @IsOptional()
  @IsId()
  about?: string;

  @IsOptional()
  @IsIn([...operatorActions])
  action?: OperatorAction;

  /** An operator's email address, or `command-line`. */
  @IsOptional()
  @ValidateIf(({ operator }: ListAuditQuery) => operator !== commandLine)
  @IsAddress()
  operator?: string;

  /** Only what was done at this moment or later. */
  @IsOptional()
  @IsInstant()
  from?: Instant;
}

export class ChangeEmailBody extends GraveNoteBody {
  @IsAddress()
  email!: string;
}

export interface QueueBoardState {
  /** Whether the job queues can be looked at: they can where they are in Redis. */
  isServed: boolean;
}

export interface AdminRoutes {
  'GET /api/admin/audit': { query: ListAuditQuery; answer: Page<AuditEntry> };
  'GET /api/admin/people': { query: ListPeopleQuery; answer: Page<FoundAccount> };
  'GET /api/admin/people/:id': { answer: AccountCase };
  'POST /api/admin/people/:id/email': { body: ChangeEmailBody; answer: AccountCase };
  'GET /api/admin/lessons': { query: ListOperatorLessonsQuery; answer: Page<OperatorLesson> };
  'GET /api/admin/lessons/:id/timeline': { answer: LessonTimeline };
  'GET /api/admin/queues': { answer: QueueBoardState };
  'POST /api/admin/queues/open': { answer: null };
  'GET /api/admin/search': { query: OperatorSearchQuery; answer: OperatorSearch };
}
