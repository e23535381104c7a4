import { Injectable } from '@nestjs/common';
import type { PrivacyState } from '@somo/contracts/events/privacy';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';
import { contactsPresence, lockPresence, personPresence } from '../presence/store/presences.js';

@Injectable()
export class PrivacyChanged {
  constructor(private readonly clock: Clock) {}

  /** Contacts who are online see the change at once. */
  @On('privacy.changed')
  async run({ userId, version, shareActivity }: PrivacyState, tx: Tx): Promise<void> {
    await lockPresence(tx.db, userId);
    const set = { share_activity: shareActivity };
    if (!(await upsertNewer(tx.db, { table: 'privacy', key: { user_id: userId }, version, set }))) return;
    const now = this.clock.now();
    const presence = shareActivity ? await personPresence(tx.db, userId, now) : 'offline';
    for (const contact of await contactsPresence(tx.db, userId, now)) {
      if (contact.isReachable && contact.presence !== 'offline')
        tx.live(contact.userId, 'presence.changed', { userId, presence, at: toInstant(now) });
    }
  }
}
