import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Page } from '../page.js';
import { problemOutcomes, type LessonProblem, type ProblemOutcome, type ProblemStatus } from '../problems.js';
import { problemTextMax } from '../rules/booking.js';
import { IsLines } from '../rules/text.js';
import { PageQuery } from './paging.js';

export class ListProblemsQuery extends PageQuery {
  /** If omitted: problems that are waiting for a decision. */
  @IsOptional()
  @IsIn(['open', 'resolved'])
  status?: ProblemStatus;
}

export class ResolveProblemBody {
  @IsIn([...problemOutcomes])
  outcome!: ProblemOutcome;

  /** Required for a partial refund, and for nothing else; at most the price. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100_000_000)
  refundCents?: number;

  @IsLines({ max: problemTextMax })
  note!: string;
}

export interface ProblemRoutes {
  'GET /api/admin/problems': { query: ListProblemsQuery; answer: Page<LessonProblem> };
  'POST /api/admin/problems/:id/resolve': { body: ResolveProblemBody; answer: LessonProblem };
}
