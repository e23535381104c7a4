import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Person } from '@somo/contracts/people';
import { NewProfileBody } from '@somo/contracts/routes/auth';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkLists, readNewProfile } from '../domain/profile-text.js';
import { searchText } from '../domain/search-text.js';
import { ProfileSchema } from '../store/profile.schema.js';
import { toPerson } from '../store/to-person.js';
import { publishTerms } from '../terms/publish-terms.js';

@Injectable()
export class CreateProfile {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  // A user whose onboarding was interrupted submits everything again, and the later input wins; once the role is set, nothing changes here.
  @Handles('catalog.create-profile', { by: ['any'], input: NewProfileBody })
  async run(input: Asks['catalog.create-profile']['in'], caller: Caller): Promise<Person> {
    const { userId, role } = userOf(caller);
    const { country, languages, gradeLevels, bio, ...start } = input;
    checkLists(input);
    const profile = readNewProfile(start);
    return this.tx.run(async (tx) => {
      await tx.db.run(
        'create-profile',
        `INSERT INTO profiles (user_id, role, first_name, last_name, time_zone, hourly_rate_cents, search_text, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (user_id) DO UPDATE SET role = excluded.role, first_name = excluded.first_name, last_name = excluded.last_name,
           time_zone = excluded.time_zone, hourly_rate_cents = excluded.hourly_rate_cents, search_text = excluded.search_text,
           version = profiles.version + 1
         WHERE $9`,
        [
          userId,
          profile.role,
          profile.firstName,
          profile.lastName,
          profile.timeZone,
          profile.hourlyRateCents,
          searchText({ ...profile, subjects: [], modules: [] }),
          new Date(this.clock.now()),
          role === null,
        ],
      );
      const said = { country, languages, gradeLevels, bio };
      if (role === null && Object.values(said).some((value) => value !== undefined)) await tx.db.of(ProfileSchema).update({ userId }, said);
      const kept = await tx.db.of(ProfileSchema).findOneBy({ userId });
      if (!kept) throw new Error(`The profile of ${userId} is gone.`);
      if (role === null) await publishTerms(tx, userId);
      return toPerson(kept);
    });
  }
}
