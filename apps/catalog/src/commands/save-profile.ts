import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkProfileChanges } from '../domain/profile-text.js';
import { ProfileSchema } from '../store/profile.schema.js';
import { readProfile, toMyProfile } from '../store/read-profile.js';

@Injectable()
export class SaveProfile {
  constructor(
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.save-profile', { by: ['any'], refuses: ['onboarding-needed'] })
  async run(input: Asks['catalog.save-profile']['in'], caller: Caller): Promise<MyProfile> {
    const { userId } = userOf(caller);
    checkProfileChanges(input);
    const { bio, country, languages, gradeLevels, experience, education, teachingStyle } = input;
    await this.tx.run(async (tx) => {
      const profiles = tx.db.of(ProfileSchema);
      const changes = { bio, country, languages, gradeLevels, experience, education, teachingStyle };
      await profiles.update({ userId }, { ...changes, version: () => 'version + 1' });
    });
    const saved = await readProfile(this.db, userId, this.clock.now());
    if (!saved) throw refuse('onboarding-needed');
    return toMyProfile(saved);
  }
}
