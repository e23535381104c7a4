import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Learner } from '@somo/contracts/learners';
import { refuse } from '@somo/contracts/refusals';
import { AddLearnerBody } from '@somo/contracts/routes/learners';
import { consentVersion, learnersMax } from '@somo/contracts/rules/learners';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { addConsent, addLearner } from '../store/learner-rows.js';

/** Adds a learner with their guardian's consent: neither is stored without the other. */
@Injectable()
export class AddLearner {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.add-learner', {
    by: ['student'],
    input: AddLearnerBody,
    refuses: ['consent-needed', 'consent-outdated', 'too-many-learners'],
  })
  async run(input: Asks['catalog.add-learner']['in'], caller: Caller): Promise<Learner> {
    const { userId: guardianId } = userOf(caller);
    const { ageGroup, consent, consentVersion: version = consentVersion } = input;
    if (consent !== true) throw refuse('consent-needed');
    if (version !== consentVersion) throw refuse('consent-outdated');
    const firstName = input.firstName.trim();
    const learner = { id: newId(), guardianId, firstName, ageGroup, at: toInstant(this.clock.now()) };
    return this.transaction.run(async (tx) => {
      if (!(await addLearner(tx.db, learner, learnersMax))) throw refuse('too-many-learners');
      await addConsent(tx.db, learner, newId(), version);
      return { id: learner.id, firstName, ageGroup, consent: { version, givenAt: learner.at } };
    });
  }
}
