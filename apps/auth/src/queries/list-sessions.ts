import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Session } from '@somo/contracts/sessions';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { checkSessionOpen } from '../store/check-session-open.js';
import { openSessions } from '../store/open-sessions.js';

const most = 100;

@Injectable()
export class ListSessions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.list-sessions', { by: ['any'], refuses: ['session-ended'] })
  async run(_: Asks['auth.list-sessions']['in'], caller: Caller): Promise<Session[]> {
    const me = userOf(caller);
    const now = this.clock.now();
    await checkSessionOpen(this.db, me, now);
    const sessions = await openSessions(this.db, { userId: me.userId, now, limit: most, firstId: me.sessionId });
    return sessions.map((one) => ({ ...one, isCurrent: one.id === me.sessionId }));
  }
}
