import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { PrivacySettings } from '@somo/contracts/privacy';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { ownPrivacy } from '../domain/privacy.js';
import { ProfileSchema } from '../store/profile.schema.js';

@Injectable()
export class GetPrivacy {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-privacy', { by: ['student', 'teacher'], refuses: ['onboarding-needed'] })
  async run(_: Asks['catalog.get-privacy']['in'], caller: Caller): Promise<PrivacySettings> {
    const profile = await this.db.of(ProfileSchema).findOneBy({ userId: userOf(caller).userId });
    if (!profile) throw refuse('onboarding-needed');
    return ownPrivacy(profile.role, profile);
  }
}
