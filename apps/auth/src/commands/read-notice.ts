import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { markRead } from '../store/decisions.js';

@Injectable()
export class ReadNotice {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** A restriction stays on the person's pages while it lasts. */
  @Handles('auth.read-notice', { by: ['student', 'teacher'], refuses: ['notice-not-found'] })
  async run({ noticeId }: Asks['auth.read-notice']['in'], caller: Caller): Promise<null> {
    if (!isUuid(noticeId) || !(await markRead(this.db, userOf(caller).userId, noticeId, this.clock.now())))
      throw refuse('notice-not-found');
    return null;
  }
}
