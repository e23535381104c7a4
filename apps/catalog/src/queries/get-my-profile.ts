import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { readMyProfile } from '../store/read-profile.js';

@Injectable()
export class GetMyProfile {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.get-my-profile', { by: ['any'], refuses: ['onboarding-needed'] })
  async run(_: Asks['catalog.get-my-profile']['in'], caller: Caller): Promise<Asks['catalog.get-my-profile']['out']> {
    const profile = await readMyProfile(this.db, userOf(caller).userId, this.clock.now());
    if (!profile) throw refuse('onboarding-needed');
    return profile;
  }
}
