import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { everyGateway } from '@somo/contracts/live';
import type { PrivacySettings } from '@somo/contracts/privacy';
import { refuse } from '@somo/contracts/refusals';
import { PrivacySettingsBody } from '@somo/contracts/routes/settings';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { ownPrivacy, privacyChanges, privacyOf } from '../domain/privacy.js';
import { ProfileSchema } from '../store/profile.schema.js';

@Injectable()
export class SavePrivacy {
  constructor(private readonly transaction: Transaction) {}

  @Handles('catalog.save-privacy', {
    by: ['student', 'teacher'],
    input: PrivacySettingsBody,
    refuses: ['onboarding-needed', 'invalid-input'],
  })
  async run(changes: Asks['catalog.save-privacy']['in'], caller: Caller): Promise<PrivacySettings> {
    const { userId } = userOf(caller);
    return this.transaction.run(async (tx) => {
      const profiles = tx.db.of(ProfileSchema);
      // version first: the update locks the row, so that of two concurrent saves the later one has the higher version
      await profiles.update({ userId }, { version: () => 'version + 1' });
      const before = await profiles.findOneBy({ userId });
      if (!before) throw refuse('onboarding-needed');
      const changed = privacyChanges(before.role, changes);
      if (Object.keys(changed).length > 0) await profiles.update({ userId }, changed);
      const saved = { ...before, ...changed };
      tx.emit('privacy.changed', { userId, version: saved.version, ...privacyOf(saved) });
      if (saved.showProfile !== before.showProfile)
        for (const receiver of [userId, everyGateway]) tx.live(receiver, 'profile.changed', { userId });
      return ownPrivacy(saved.role, saved);
    });
  }
}
