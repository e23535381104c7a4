import { Injectable } from '@nestjs/common';
import { Ask } from '@somo/platform/ask';
import { peopleIn, type Content } from '../domain/content.js';
import type { Reader } from '../domain/reader.js';

const mostAtOnce = 100;

/** A reader with an email address. */
export type Addressee = Reader & { email: string };

/** Fetches what rendering needs: the reader's time zone and language, and the names mentioned. */
@Injectable()
export class Readers {
  constructor(private readonly ask: Ask) {}

  /** Returns the caller as a reader of their own list. */
  async me(userId: string, contents: Content[]): Promise<Reader> {
    const [account, nameOf] = await Promise.all([this.ask.for('auth.get-account', {}), this.names(contents)]);
    return { userId, nameOf, language: account.language, timeZone: account.timeZone };
  }

  /** Returns up to fifty addressees by user id, without those whose account no longer exists. */
  async people(userIds: string[], contents: Content[]): Promise<Map<string, Addressee>> {
    const asked = { userIds: [...new Set(userIds)] };
    const [contacts, nameOf] = await Promise.all([this.ask.for('auth.get-contacts', asked), this.names(contents)]);
    return new Map(contacts.map((contact) => [contact.userId, { nameOf, ...contact }]));
  }

  private async names(contents: Content[]): Promise<Reader['nameOf']> {
    const ids = [...new Set(contents.flatMap(peopleIn))];
    const batches: string[][] = [];
    for (let from = 0; from < ids.length; from += mostAtOnce) batches.push(ids.slice(from, from + mostAtOnce));
    const people = (await Promise.all(batches.map((batch) => this.ask.for('catalog.get-people', { ids: batch })))).flat();
    const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
    return (id) => names.get(id);
  }
}
