import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Page } from '../page.js';
import {
  reportKinds,
  reportOutcomes,
  type OwnReport,
  type PersonReport,
  type PersonReportCase,
  type ReportKind,
  type ReportOutcome,
  type ReportStatus,
} from '../reports.js';
import { reportTextMax } from '../rules/reports.js';
import { IsLines } from '../rules/text.js';
import type { Download } from './download.js';
import { PageQuery } from './paging.js';

export class ReportPersonBody {
  @IsIn([...reportKinds])
  kind!: ReportKind;

  @IsLines({ max: reportTextMax })
  text!: string;
}

export class ReportConversationBody extends ReportPersonBody {
  /** The `seq` of the message that is reported; without it, the whole conversation is. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  seq?: number;
}

export class ListReportsQuery extends PageQuery {
  /** If omitted: reports that are waiting for an answer. */
  @IsOptional()
  @IsIn(['open', 'answered'])
  status?: ReportStatus;
}

export class AnswerReportBody {
  @IsIn([...reportOutcomes])
  outcome!: ReportOutcome;

  @IsLines({ max: reportTextMax })
  note!: string;
}

export class ReportedFileQuery {
  /** The `seq` of the message that the file came with. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  seq!: number;
}

export interface ReportRoutes {
  'POST /api/people/:id/report': { body: ReportPersonBody; answer: OwnReport };
  'POST /api/conversations/:userId/report': { body: ReportConversationBody; answer: OwnReport };
  'GET /api/admin/reports': { query: ListReportsQuery; answer: Page<PersonReport> };
  'GET /api/admin/reports/:id': { answer: PersonReportCase };
  'GET /api/admin/reports/:id/file': { query: ReportedFileQuery; answer: Download };
  'POST /api/admin/reports/:id/answer': { body: AnswerReportBody; answer: PersonReport };
}
