import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Live } from '@somo/platform/live/live';
import { userOf } from '@somo/platform/user-of';
import { checkContact, mayReach } from '../../contacts/store/reach.js';
import { sharesActivity } from '../../store/shares-activity.js';

@Injectable()
export class ShowTyping {
  constructor(
    private readonly db: Db,
    private readonly live: Live,
  ) {}

  /** Shown only to people who also see the caller online. */
  @Handles('messaging.show-typing', { by: ['any'], refuses: ['conversation-not-found', 'account-suspended'] })
  async run({ userId: otherId }: Asks['messaging.show-typing']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const reach = await checkContact(this.db, userId, otherId);
    if (!reach.isNew && mayReach(reach) && (await sharesActivity(this.db, userId))) this.live.push(otherId, 'message.typing', { userId });
    return null;
  }
}
