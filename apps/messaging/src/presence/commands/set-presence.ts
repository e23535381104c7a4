import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Presence } from '@somo/contracts/live';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Live } from '@somo/platform/live/live';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { sharesActivity } from '../../store/shares-activity.js';
import { connectionLifeMs } from '../domain/presence.js';
import { contactsPresence, lockPresence, personPresence, shown } from '../store/presences.js';

/** A page opens every few minutes, often over a slow line. Of more contacts who are offline, it gets those with the newest accounts. */
const maxOffline = 200;

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
   * A person who does not share their activity is shown as offline.
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
    if (changed) await this.transaction.run((tx) => pushToContacts(tx, userId, now));
    if (opened) await this.pushContacts(userId, now);
    return null;
  }

  /** Returns whether the page is new. A connection id belongs to its first user. */
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

  /**
   * Pushes the contacts' presence to a person's pages, also who is offline: a page that reconnects may still show them online. Reads until
   * nothing has changed, because a contact's own push may have come before an older one from here.
   */
  private async pushContacts(userId: string, now: number): Promise<void> {
    const read = async () => (await contactsPresence(this.db, userId, now)).map(shown);
    let contacts = await read();
    const skipped = contacts.filter(({ presence }) => presence === 'offline').slice(0, -maxOffline);
    const told = new Map<string, Presence>(skipped.map((contact) => [contact.userId, contact.presence]));
    const isNews = (contact: { userId: string; presence: Presence }) => told.get(contact.userId) !== contact.presence;
    for (; contacts.some(isNews); contacts = await read()) {
      for (const contact of contacts.filter(isNews)) {
        told.set(contact.userId, contact.presence);
        this.live.push(userId, 'presence.changed', { ...contact, at: toInstant(now) });
      }
    }
  }
}

/**
 * Pushes a person's presence to contacts who are online or away, unless the person does not share it. Must run in a transaction after the
 * one that changed it: of two contacts who come online together, the one that commits last sees the other. It may have changed again in between,
 * so it is read anew.
 */
async function pushToContacts(tx: Tx, userId: string, now: number): Promise<void> {
  await lockPresence(tx.db, userId);
  if (!(await sharesActivity(tx.db, userId))) return;
  const payload = { userId, presence: await personPresence(tx.db, userId, now), at: toInstant(now) };
  for (const contact of await contactsPresence(tx.db, userId, now)) {
    if (contact.isReachable && contact.presence !== 'offline') tx.live(contact.userId, 'presence.changed', payload);
  }
}
