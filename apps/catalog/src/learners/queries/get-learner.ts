import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LearnerOfLesson } from '@somo/contracts/learners';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { findLearner } from '../store/learner-rows.js';

/** Booking asks on behalf of the student who books, and keeps the name. */
@Injectable()
export class GetLearner {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-learner', { by: ['student'], refuses: ['learner-not-found'] })
  async run({ learnerId }: Asks['catalog.get-learner']['in'], caller: Caller): Promise<LearnerOfLesson> {
    const learner = await findLearner(this.db, { guardianId: userOf(caller).userId, learnerId });
    if (!learner) throw refuse('learner-not-found');
    return { id: learner.id, firstName: learner.firstName };
  }
}
