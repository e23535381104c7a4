import { Injectable } from '@nestjs/common';
import type { Contact } from '@somo/contracts/asks/auth';
import type { Person } from '@somo/contracts/people';
import { Ask } from '@somo/platform/ask';
import { peopleIn, type Content } from '../domain/content.js';
import { mayConcernLearner } from '../domain/learner.js';
import { contentOf } from '../notifications/to-notification.js';
import type { NotificationRow } from '../store/notification.schema.js';
import type { Addressee, Reader } from '../domain/reader.js';
import { unlinked } from '../domain/unlinked.js';

const mostPeople = 100;
const mostContacts = 50;

/** Asks what rendering needs: the reader's zone and language, and the names that occur. */
@Injectable()
export class Readers {
  constructor(private readonly ask: Ask) {}

  /** Returns the caller as a reader of their own list. */
  async me(userId: string, contents: Content[]): Promise<Reader> {
    const [account, people] = await Promise.all([this.ask.for('auth.get-account', {}), this.named(contents.flatMap(peopleIn))]);
    return { userId, nameOf: (id) => people.get(id)?.fullName, language: account.language, timeZone: account.timeZone };
  }

  /** For emails. Returns up to fifty addressees by user id, without those whose account no longer exists. */
  async people(userIds: string[], contents: Content[]): Promise<Map<string, Addressee>> {
    const everyone = [...userIds, ...contents.flatMap(peopleIn)];
    const [contacts, people] = await Promise.all([this.contacts(everyone), this.named(everyone)]);
    const emailed = (name: string | undefined) => name && unlinked(name);
    const nameOf = (id: string) => emailed(people.get(id)?.fullName);
    const zoneOf = (id: string) => contacts.get(id)?.timeZone;
    const readers = [...new Set(userIds)].map((id) => contacts.get(id)).filter((contact) => contact !== undefined);
    return new Map(
      readers.map((contact) => [contact.userId, { ...contact, nameOf, zoneOf, firstName: emailed(people.get(contact.userId)?.firstName) }]),
    );
  }

  /** Returns the first names of learners by the lesson or request that is for them, as far as these notifications are about any. */
  async learners(rows: Pick<NotificationRow, 'type' | 'params' | 'relatedId'>[]): Promise<Map<string, string>> {
    const ids = rows.filter((row) => mayConcernLearner(contentOf(row))).map(({ relatedId }) => relatedId);
    const found = await Promise.all(batchesOf(ids, mostPeople).map((batch) => this.ask.asService('booking.get-learners', { ids: batch })));
    return new Map(found.flat().map(({ id, firstName }) => [id, firstName]));
  }

  private async named(ids: string[]): Promise<Map<string, Person>> {
    const batches = batchesOf(ids, mostPeople);
    const people = (await Promise.all(batches.map((batch) => this.ask.for('catalog.get-people', { ids: batch })))).flat();
    // Of closed accounts, texts speak as of people without a name: in the language of the reader.
    return new Map(people.filter(({ closed }) => !closed).map((person) => [person.id, person]));
  }

  private async contacts(ids: string[]): Promise<Map<string, Contact>> {
    const batches = batchesOf(ids, mostContacts);
    const contacts = (await Promise.all(batches.map((userIds) => this.ask.for('auth.get-contacts', { userIds })))).flat();
    return new Map(contacts.map((contact) => [contact.userId, contact]));
  }
}

/** Returns each of them once, in batches. */
export function batchesOf(ids: string[], most: number): string[][] {
  const once = [...new Set(ids)];
  const batches: string[][] = [];
  for (let from = 0; from < once.length; from += most) batches.push(once.slice(from, from + most));
  return batches;
}
