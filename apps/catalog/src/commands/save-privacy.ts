import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { PrivacySettings } from '@somo/contracts/privacy';
import { refuse } from '@somo/contracts/refusals';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { privacyChanges, privacyOf } from '../domain/privacy.js';
import { ProfileSchema } from '../store/profile.schema.js';

@Injectable()
export class SavePrivacy {
  constructor(private readonly transaction: Transaction) {}

  @Handles('catalog.save-privacy', { by: ['teacher'], refuses: ['onboarding-needed'] })
  async run(changes: Asks['catalog.save-privacy']['in'], caller: Caller): Promise<PrivacySettings> {
    const { userId } = userOf(caller);
    return this.transaction.run(async (tx) => {
      const profiles = tx.db.of(ProfileSchema);
      await profiles.update({ userId }, { ...privacyChanges(changes), version: () => 'version + 1' });
      const saved = await profiles.findOneBy({ userId });
      if (!saved) throw refuse('onboarding-needed');
      const privacy = privacyOf(saved);
      tx.emit('privacy.changed', { userId, version: saved.version, ...privacy });
      return privacy;
    });
  }
}
