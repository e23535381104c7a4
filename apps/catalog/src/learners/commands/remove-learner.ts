import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { removeLearner } from '../store/learner-rows.js';

/** Erases name and age; what their guardian agreed to, and when, is kept. */
@Injectable()
export class RemoveLearner {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.remove-learner', { by: ['student'], refuses: ['learner-not-found'] })
  async run({ learnerId }: Asks['catalog.remove-learner']['in'], caller: Caller): Promise<null> {
    const key = { guardianId: userOf(caller).userId, learnerId };
    if (!(await removeLearner(this.db, key, toInstant(this.clock.now())))) throw refuse('learner-not-found');
    return null;
  }
}
