import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { PrivacySettings } from '@somo/contracts/privacy';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { ProfileSchema } from '../store/profile.schema.js';

@Injectable()
export class SavePrivacy {
  constructor(private readonly db: Db) {}

  @Handles('catalog.save-privacy', { by: ['teacher'], refuses: ['onboarding-needed'] })
  async run({ showRatings }: Asks['catalog.save-privacy']['in'], caller: Caller): Promise<PrivacySettings> {
    const { userId } = userOf(caller);
    const profiles = this.db.of(ProfileSchema);
    if (showRatings !== undefined) await profiles.update({ userId }, { showRatings });
    const saved = await profiles.findOneBy({ userId });
    if (!saved) throw refuse('onboarding-needed');
    return { showRatings: saved.showRatings };
  }
}
