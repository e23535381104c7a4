import type { Presence } from '@somo/contracts/live';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import type { Live } from '@somo/platform/live/live';
import { contactsPresence, shown } from './presences.js';

/** A page opens every few minutes, often over a slow line. Of more contacts who are offline, it is told those whose accounts are newest. */
const maxOffline = 200;

/**
 * Pushes the contacts' presence to a person's pages, also who is offline: a page that reconnects may still show them online. Reads until
 * nothing has changed, because a contact's own push may have come before an older one from here.
 */
export async function tellPages(db: Db, live: Live, userId: string, now: number): Promise<void> {
  const read = async () => (await contactsPresence(db, userId, now)).map(shown);
  let contacts = await read();
  const skipped = contacts.filter(({ presence }) => presence === 'offline').slice(0, -maxOffline);
  const told = new Map<string, Presence>(skipped.map((contact) => [contact.userId, contact.presence]));
  const isNews = (contact: { userId: string; presence: Presence }) => told.get(contact.userId) !== contact.presence;
  for (; contacts.some(isNews); contacts = await read()) {
    for (const contact of contacts.filter(isNews)) {
      told.set(contact.userId, contact.presence);
      live.push(userId, 'presence.changed', { ...contact, at: toInstant(now) });
    }
  }
}
