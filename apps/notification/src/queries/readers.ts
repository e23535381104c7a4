import { Injectable } from '@nestjs/common';
import { Ask } from '@somo/platform/ask';
import { peopleIn, type Content } from '../domain/content.js';
import type { Reader } from '../domain/reader.js';

const mostAtOnce = 100;

/** Asks what rendering needs: the reader's zone and language, and the names that occur. */
@Injectable()
export class Readers {
  constructor(private readonly ask: Ask) {}

  /** The caller who reads their own list. */
  async me(userId: string, contents: Content[]): Promise<Reader> {
    const [account, nameOf] = await Promise.all([this.ask.for('auth.get-account', {}), this.names(contents)]);
    return { userId, nameOf, language: account.language, timeZone: account.timeZone };
  }

  /** Somebody to write to; undefined when their account is gone. */
  async person(userId: string, content: Content): Promise<(Reader & { email: string }) | undefined> {
    const [contact, nameOf] = await Promise.all([this.ask.for('auth.contact-of', { userId }), this.names([content])]);
    return contact ? { userId, nameOf, ...contact } : undefined;
  }

  private async names(contents: Content[]): Promise<Reader['nameOf']> {
    const ids = [...new Set(contents.flatMap(peopleIn))];
    const batches: string[][] = [];
    for (let from = 0; from < ids.length; from += mostAtOnce) batches.push(ids.slice(from, from + mostAtOnce));
    const people = (await Promise.all(batches.map((batch) => this.ask.for('catalog.people-by-ids', { ids: batch })))).flat();
    const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
    return (id) => names.get(id);
  }
}
