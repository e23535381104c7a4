import type { Learner, LearnerOfLesson } from '../learners.js';
import type { AddLearnerBody, ChangeLearnerBody } from '../routes/learners.js';

interface OfLearner {
  learnerId: string;
}

export interface LearnerAsks {
  /** Returns the caller's learners, in the order in which they were added. */
  'catalog.list-learners': { in: Record<string, never>; out: { items: Learner[] } };
  /** Returns one of the caller's learners; those of others are not found. */
  'catalog.get-learner': { in: OfLearner; out: LearnerOfLesson };
  'catalog.add-learner': { in: AddLearnerBody; out: Learner };
  'catalog.change-learner': { in: OfLearner & ChangeLearnerBody; out: Learner };
  'catalog.remove-learner': { in: OfLearner; out: null };
}
