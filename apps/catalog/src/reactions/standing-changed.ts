import { Injectable } from '@nestjs/common';
import type { UserStanding } from '@somo/contracts/events/user';
import { On } from '@somo/platform/on';
import { storeStanding } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';
import { refreshListing } from '../store/listing.js';
import { publishTerms } from '../terms/publish-terms.js';

@Injectable()
export class StandingChanged {
  /** Takes a teacher who is suspended, or closes their account, out of the search and off sale, and puts one who is back there again. */
  @On('user.suspended', 'user.restored', 'user.closing', 'user.kept')
  async run(standing: UserStanding, tx: Tx): Promise<void> {
    await storeStanding(tx.db, standing);
    const { userId, version, suspended } = standing;
    const changed = await tx.db.run(
      'profile-standing',
      `UPDATE profiles SET suspended = $2, standing_version = $3, version = version + 1 WHERE user_id = $1 AND standing_version < $3`,
      [userId, suspended, version],
    );
    if (changed === 0) return;
    await refreshListing(tx.db, userId);
    await publishTerms(tx, userId);
  }
}
