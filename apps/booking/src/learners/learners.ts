import { Injectable } from '@nestjs/common';
import type { LearnerOfLesson } from '@somo/contracts/learners';
import { Ask } from '@somo/platform/ask';

/** The learners that guardians book for. Catalog has them, and is asked only about lessons that are for one. */
@Injectable()
export class Learners {
  constructor(private readonly ask: Ask) {}

  /** Returns for whom the caller wants a lesson; null for themself. Refuses 'learner-not-found', also for somebody else's. */
  async of({ learnerId }: { learnerId?: string }): Promise<LearnerOfLesson | null> {
    return learnerId === undefined ? null : this.ask.for('catalog.get-learner', { learnerId });
  }
}
