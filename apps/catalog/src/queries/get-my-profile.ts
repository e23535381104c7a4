import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { namelessTeacher } from '../domain/profile-text.js';
import { readMyProfile } from '../store/read-profile.js';

@Injectable()
export class GetMyProfile {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.get-my-profile', { by: ['any'], refuses: ['onboarding-needed'] })
  async run(_: Asks['catalog.get-my-profile']['in'], caller: Caller): Promise<Asks['catalog.get-my-profile']['out']> {
    const { userId, role } = userOf(caller);
    const profile = (await this.read(userId)) ?? (role === 'teacher' ? await this.create(userId) : undefined);
    if (!profile) throw refuse('onboarding-needed');
    return profile;
  }

  private read(userId: string): Promise<MyProfile | undefined> {
    return readMyProfile(this.db, userId, this.clock.now());
  }

  /** A teacher whose profile has been lost gets a nameless one to fill in; the role itself is auth's. */
  private async create(userId: string): Promise<MyProfile | undefined> {
    const { firstName, lastName } = namelessTeacher;
    await this.db.run(
      'create-lost-profile',
      `INSERT INTO profiles (user_id, role, first_name, last_name, time_zone, search_text, created_at)
       VALUES ($1, 'teacher', $2, $3, 'UTC', '', $4) ON CONFLICT DO NOTHING`,
      [userId, firstName, lastName, new Date(this.clock.now())],
    );
    return this.read(userId);
  }
}
