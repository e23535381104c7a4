import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Presence } from '@somo/contracts/live';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { sharesActivity } from '../../store/shares-activity.js';
import { connectionLifeMs } from '../domain/presence.js';
import { contactsPresence, lockPresence, personPresence, shown } from '../store/presences.js';

@Injectable()
export class SetPresence {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a page's presence. Pushes changes to contacts who are online or away, and pushes such contacts' presence to a newly opened page.
   * Of whoever does not share their activity, nothing is pushed.
   */
  @Handles('messaging.set-presence', { by: ['any'] })
  async run({ connectionId, presence }: Asks['messaging.set-presence']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    await this.transaction.run(async (tx) => {
      await lockPresence(tx.db, userId);
      const before = await personPresence(tx.db, userId, now);
      const opened = await this.note(tx.db, { connectionId, userId, presence, now });
      const after = await personPresence(tx.db, userId, now);
      if (before === after && !opened) return;
      const at = toInstant(now);
      const changed = before !== after && (await sharesActivity(tx.db, userId));
      for (const contact of await contactsPresence(tx.db, userId, now)) {
        if (contact.presence === 'offline') continue;
        if (changed) tx.live(contact.userId, 'presence.changed', { userId, presence: after, at });
        if (opened && contact.shared) tx.live(userId, 'presence.changed', { ...shown(contact), at });
      }
    });
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
