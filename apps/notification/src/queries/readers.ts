import { Injectable } from '@nestjs/common';
import type { Person } from '@somo/contracts/people';
import { Ask } from '@somo/platform/ask';
import { peopleIn, type Content } from '../domain/content.js';
import type { Addressee } from '../domain/email.js';
import type { Reader } from '../domain/reader.js';

const mostAtOnce = 100;

/** Asks what rendering needs: the reader's zone and language, and the names that occur. */
@Injectable()
export class Readers {
  constructor(private readonly ask: Ask) {}

  /** Returns the caller as a reader of their own list. */
  async me(userId: string, contents: Content[]): Promise<Reader> {
    const [account, people] = await Promise.all([this.ask.for('auth.get-account', {}), this.named(contents)]);
    return { userId, nameOf: (id) => people.get(id)?.fullName, language: account.language, timeZone: account.timeZone };
  }

  /** Returns up to fifty addressees by user id, without those whose account no longer exists. */
  async people(userIds: string[], contents: Content[]): Promise<Map<string, Addressee>> {
    const asked = { userIds: [...new Set(userIds)] };
    const [contacts, people] = await Promise.all([this.ask.for('auth.get-contacts', asked), this.named(contents)]);
    const nameOf = (id: string) => people.get(id)?.fullName;
    return new Map(contacts.map((contact) => [contact.userId, { ...contact, nameOf, firstName: people.get(contact.userId)?.firstName }]));
  }

  private async named(contents: Content[]): Promise<Map<string, Person>> {
    const ids = [...new Set(contents.flatMap(peopleIn))];
    const batches: string[][] = [];
    for (let from = 0; from < ids.length; from += mostAtOnce) batches.push(ids.slice(from, from + mostAtOnce));
    const people = (await Promise.all(batches.map((batch) => this.ask.for('catalog.get-people', { ids: batch })))).flat();
    return new Map(people.map((person) => [person.id, person]));
  }
}
