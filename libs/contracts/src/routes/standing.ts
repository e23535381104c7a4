import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { AccountCase } from '../operators.js';
import type { PersonLessons, PersonMoney, PersonReports } from '../person-history.js';
import type { ReviewCase } from '../reviews.js';
import { problemTextMax } from '../rules/booking.js';
import { IsLines } from '../rules/text.js';
import { ProofBody } from './proof.js';
import { decisionCauses, type DecisionCause, type StandingNotice } from '../standing.js';

const reasonMax = 500;

/** Why an operator changes an account. */
export class OperatorNoteBody {
  @IsLines({ max: problemTextMax })
  note!: string;
}

class VersionedBody extends OperatorNoteBody {
  /** The `standingVersion` that the operator has read: refused if another decision has been made since. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  version?: number;
}

/** To warn or restrict a person. */
export class DecideBody extends VersionedBody {
  @IsIn([...decisionCauses])
  cause!: DecisionCause;

  /** What the person reads. */
  @IsLines({ max: reasonMax })
  reason!: string;
}

export class UnrestrictBody extends VersionedBody {
  /** What the person reads. */
  @IsLines({ max: reasonMax })
  reason!: string;
}

/** Why an operator does what cannot be left to whoever holds the session. */
export class GraveNoteBody extends ProofBody {
  @IsLines({ max: problemTextMax })
  note!: string;
}

export class SuspendBody extends GraveNoteBody {
  /** The `standingVersion` that the operator has read: refused if another decision has been made since. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  version?: number;

  @IsOptional()
  @IsIn([...decisionCauses])
  cause?: DecisionCause;

  /** What the person reads when they try to sign in. */
  @IsLines({ max: reasonMax })
  reason!: string;
}

export class RestoreBody extends VersionedBody {
  /** What the person reads. */
  @IsOptional()
  @IsLines({ max: reasonMax })
  reason?: string;
}

export interface StandingRoutes {
  'POST /api/admin/people/:id/warn': { body: DecideBody; answer: AccountCase };
  'POST /api/admin/people/:id/restrict': { body: DecideBody; answer: AccountCase };
  'POST /api/admin/people/:id/unrestrict': { body: UnrestrictBody; answer: AccountCase };
  'POST /api/admin/people/:id/suspend': { body: SuspendBody; answer: AccountCase };
  'POST /api/admin/people/:id/restore': { body: RestoreBody; answer: AccountCase };
  'GET /api/admin/people/:id/lessons': { answer: PersonLessons };
  'GET /api/admin/people/:id/money': { answer: PersonMoney };
  'GET /api/admin/people/:id/reports': { answer: PersonReports };
  'GET /api/admin/people/:id/reviews': { answer: { items: ReviewCase[] } };
  'GET /api/me/notices': { answer: { items: StandingNotice[] } };
  'POST /api/me/notices/:id/read': { answer: null };
}
