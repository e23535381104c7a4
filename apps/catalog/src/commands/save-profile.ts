import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { TermsState } from '@somo/contracts/events/terms';
import { everyGateway } from '@somo/contracts/live';
import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { ProfileBody } from '@somo/contracts/routes/profile';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkForRole, checkLists, readProfileChanges, type StoredChanges } from '../domain/profile-text.js';
import { searchText } from '../domain/search-text.js';
import { ProfileSchema, type ProfileRow } from '../store/profile.schema.js';
import { refreshListing } from '../store/listing.js';
import { readMyProfile } from '../store/read-profile.js';
import { readTerms } from '../store/terms.js';
import { publishTerms } from '../terms/publish-terms.js';

@Injectable()
export class SaveProfile {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.save-profile', { by: ['any'], input: ProfileBody, refuses: ['onboarding-needed'] })
  async run(input: Asks['catalog.save-profile']['in'], caller: Caller): Promise<MyProfile> {
    const { userId } = userOf(caller);
    checkLists(input);
    const terms = await this.apply(userId, readProfileChanges(input));
    if (terms) await this.ask.notify('booking.take-offer', { terms });
    const saved = await readMyProfile(this.db, userId, this.clock.now());
    if (!saved) throw refuse('onboarding-needed');
    return saved;
  }

  /** Returns what the teacher offers now if the changes concern that. */
  private apply(userId: string, changes: StoredChanges): Promise<TermsState | undefined> {
    return this.tx.run(async (tx) => {
      const profiles = tx.db.of(ProfileSchema);
      // version first: the update locks the row, so that of two concurrent saves the later one wins as a whole
      await profiles.update({ userId }, { version: () => 'version + 1' });
      const before = await profiles.findOneBy({ userId });
      if (!before) throw refuse('onboarding-needed');
      checkForRole(before.role, changes);
      await profiles.update({ userId }, { ...changes, searchText: await textOf(tx, { ...before, ...changes }) });
      await refreshListing(tx.db, userId);
      for (const receiver of [userId, everyGateway]) tx.live(receiver, 'profile.changed', { userId });
      // A pause ends by the clock of the zone.
      const concernsTerms = changes.hourlyRateCents !== undefined || changes.timeZone !== undefined;
      return concernsTerms ? publishTerms(tx, userId) : undefined;
    });
  }
}

/** Returns what is searched. */
async function textOf(tx: Tx, profile: ProfileRow): Promise<string> {
  const terms = await readTerms(tx.db, profile.userId);
  const subjects = terms?.subjects ?? [];
  const modules = (terms?.modules ?? []).map(({ name }) => name);
  return searchText({ ...profile, subjects, modules });
}
