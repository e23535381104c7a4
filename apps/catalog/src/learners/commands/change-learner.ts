import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Learner } from '@somo/contracts/learners';
import { refuse } from '@somo/contracts/refusals';
import { ChangeLearnerBody } from '@somo/contracts/routes/learners';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { changeLearner, findLearner } from '../store/learner-rows.js';

/** Lessons that are booked keep the name they were booked with. */
@Injectable()
export class ChangeLearner {
  constructor(private readonly transaction: Transaction) {}

  @Handles('catalog.change-learner', { by: ['student'], input: ChangeLearnerBody, refuses: ['learner-not-found'] })
  async run({ learnerId, ...changes }: Asks['catalog.change-learner']['in'], caller: Caller): Promise<Learner> {
    const key = { guardianId: userOf(caller).userId, learnerId };
    const { firstName, ageGroup } = changes;
    return this.transaction.run(async (tx) => {
      await changeLearner(tx.db, key, { firstName: firstName?.trim() ?? null, ageGroup: ageGroup ?? null });
      const changed = await findLearner(tx.db, key);
      if (!changed) throw refuse('learner-not-found');
      return changed;
    });
  }
}
