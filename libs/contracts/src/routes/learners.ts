import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ageGroups, type AgeGroup, type Learner } from '../learners.js';
import { learnerNameMax } from '../rules/learners.js';
import { IsLine } from '../rules/text.js';

export class AddLearnerBody {
  @IsLine('First name is required', learnerNameMax)
  firstName!: string;

  @IsIn([...ageGroups])
  ageGroup!: AgeGroup;

  /** True: the caller is the guardian, and agrees to the wording. */
  @IsOptional()
  @IsBoolean()
  consent?: boolean;

  /** Which wording was shown; the current one if omitted. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1000)
  consentVersion?: number;
}

/** What is omitted stays as it is. */
export class ChangeLearnerBody {
  @IsOptional()
  @IsLine('First name is required', learnerNameMax)
  firstName?: string;

  @IsOptional()
  @IsIn([...ageGroups])
  ageGroup?: AgeGroup;
}

export interface LearnerRoutes {
  'GET /api/me/learners': { answer: { items: Learner[] } };
  'POST /api/me/learners': { body: AddLearnerBody; answer: Learner };
  'PATCH /api/me/learners/:id': { body: ChangeLearnerBody; answer: Learner };
  /** Lessons that are booked keep the first name. */
  'DELETE /api/me/learners/:id': { answer: null };
}
