import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Session } from '@somo/contracts/sessions';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { checkSessionOpen } from '../store/check-session-open.js';

const most = 100;

interface Row {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  seen_at: Date;
}

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
    const rows = await this.db.sql<Row>(
      'list-sessions',
      `SELECT id, browser, system, created_at, COALESCE(last_seen_at, created_at) AS seen_at FROM sessions
        WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2
        ORDER BY (id = $3::uuid) DESC, seen_at DESC, id DESC LIMIT ${most}`,
      [me.userId, new Date(now), me.sessionId],
    );
    return rows.map(({ id, browser, system, created_at, seen_at }) => ({
      id,
      browser,
      system,
      createdAt: toInstant(created_at.getTime()),
      lastSeenAt: toInstant(seen_at.getTime()),
      isCurrent: id === me.sessionId,
    }));
  }
}
