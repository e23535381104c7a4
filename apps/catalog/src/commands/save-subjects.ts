import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { TermsState } from '@somo/contracts/events/terms';
import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { SaveSubjectsBody } from '@somo/contracts/routes/teachers';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { searchText } from '../domain/search-text.js';
import { checkChoices, resolveChoices, type ChosenSubject } from '../domain/subject-choices.js';
import { ProfileSchema } from '../store/profile.schema.js';
import { refreshListing } from '../store/listing.js';
import { readMyProfile } from '../store/read-profile.js';
import { knownSubjects, replaceChoices } from '../store/teacher-subjects.js';
import { publishTerms } from '../terms/publish-terms.js';

@Injectable()
export class SaveSubjects {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.save-subjects', {
    by: ['teacher'],
    input: SaveSubjectsBody,
    refuses: ['unknown-subject', 'unknown-module', 'onboarding-needed'],
  })
  async run({ subjects }: Asks['catalog.save-subjects']['in'], caller: Caller): Promise<MyProfile> {
    const { userId } = userOf(caller);
    checkChoices(subjects);
    const chosen = resolveChoices(subjects, await knownSubjects(this.db, subjects));
    const terms = await this.replace(userId, chosen);
    if (terms) await this.ask.notify('booking.take-offer', { terms });
    const saved = await readMyProfile(this.db, userId, this.clock.now());
    if (!saved) throw refuse('onboarding-needed');
    return saved;
  }

  private replace(teacherId: string, chosen: ChosenSubject[]): Promise<TermsState | undefined> {
    return this.tx.run(async (tx) => {
      const profiles = tx.db.of(ProfileSchema);
      // version first: the update locks the row, so that of two concurrent saves the later one wins as a whole
      await profiles.update({ userId: teacherId }, { version: () => 'version + 1' });
      const profile = await profiles.findOneBy({ userId: teacherId });
      if (!profile) throw refuse('onboarding-needed');
      await replaceChoices(tx.db, teacherId, chosen);
      const names = { subjects: chosen.map((one) => one.name), modules: chosen.flatMap((one) => one.modules.map((module) => module.name)) };
      await profiles.update({ userId: teacherId }, { searchText: searchText({ ...profile, ...names }) });
      await refreshListing(tx.db, teacherId);
      return publishTerms(tx, teacherId);
    });
  }
}
