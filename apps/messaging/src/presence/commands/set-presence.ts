import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Presence } from '@somo/contracts/live';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Live } from '@somo/platform/live/live';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { connectionLifeMs } from '../domain/presence.js';
import { lockPresence, personPresence } from '../store/presences.js';
import { tellContacts } from '../store/tell-contacts.js';
import { tellPages } from '../store/tell-pages.js';

@Injectable()
export class SetPresence {
  constructor(
    private readonly transaction: Transaction,
    private readonly db: Db,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a page's presence. Pushes changes to contacts who are online or away, and the presence of all contacts to a newly opened page.
   * Whoever does not share their activity is shown as offline.
   */
  @Handles('messaging.set-presence', { by: ['any'] })
  async run({ connectionId, presence }: Asks['messaging.set-presence']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    const { opened, changed } = await this.transaction.run(async (tx) => {
      await lockPresence(tx.db, userId);
      const before = await personPresence(tx.db, userId, now);
      const opened = await this.note(tx.db, { connectionId, userId, presence, now });
      return { opened, changed: before !== (await personPresence(tx.db, userId, now)) };
    });
    if (changed) await this.transaction.run((tx) => tellContacts(tx, userId, now));
    if (opened) await tellPages(this.db, this.live, userId, now);
    return null;
  }

  /** Returns whether the page is new. A connection id belongs to whoever used it first. */
  private async note(db: Db, page: { connectionId: string; userId: string; presence: Presence; now: number }): Promise<boolean> {
    const { connectionId, userId, presence, now } = page;
    await db.run('presence-forget', 'DELETE FROM connections WHERE user_id = $1 AND (seen_at <= $2 OR (id = $3 AND $4))', [
      userId,
      new Date(now - connectionLifeMs),
      connectionId,
      presence === 'offline',
    ]);
    if (presence === 'offline') return false;
    const [row] = await db.sql<{ opened: boolean }>(
      'presence-note',
      `INSERT INTO connections (id, user_id, presence, seen_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET presence = excluded.presence, seen_at = excluded.seen_at WHERE connections.user_id = excluded.user_id
       RETURNING xmax = 0 AS opened`,
      [connectionId, userId, presence, new Date(now)],
    );
    return row?.opened ?? false;
  }
}
