import { Injectable } from '@nestjs/common';
import type { Person } from '@somo/contracts/people';
import { Refusal } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';

const freshMs = 60_000;
/** How old a name may be where nobody should wait for it. */
const agedMs = 10 * 60_000;
/** Names looked up behind answers within this time share an ask. */
const gatherMs = 50;
// About 6 MB.
const maxCached = 20_000;
const maxPerRequest = 100;
/** An answer does without names sooner than its caller gives up. */
const askOptions = { timeoutMs: 2500 };

/** Looks up names and photos in catalog, in batches, and caches them for a minute, or longer while catalog is unavailable. */
@Injectable()
export class People {
  private readonly cached = new Map<string, { person: Person; at: number }>();
  private readonly aging = new Set<string>();

  constructor(
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** Returns an entry for every id requested; a user without a profile (or whose profile was deleted) has no name. */
  byIds(ids: readonly string[]): Promise<Map<string, Person>> {
    return this.notOlder(ids, freshMs);
  }

  /** Like `byIds`, but with names up to ten minutes old; those older than a minute are looked up again behind the answer. */
  async byIdsAtOnce(ids: readonly string[]): Promise<Map<string, Person>> {
    for (const id of ids) if (this.ageOf(id) > freshMs && this.ageOf(id) <= agedMs) this.refreshSoon(id);
    return this.notOlder(ids, agedMs);
  }

  private async notOlder(ids: readonly string[], maxAgeMs: number): Promise<Map<string, Person>> {
    const people = new Map(ids.map((id) => [id, this.ageOf(id) <= maxAgeMs ? this.cached.get(id)?.person : undefined]));
    const missing = [...people].filter(([, person]) => !person).map(([id]) => id);
    for (const person of await this.look(missing)) people.set(person.id, person);
    return new Map([...people].map(([id, person]) => [id, person ?? nobody(id)]));
  }

  /** Without catalog, returns those who were looked up before: a missing name must not make what was done look as if it had failed. */
  private async look(ids: string[]): Promise<Person[]> {
    const found: Person[] = [];
    try {
      for (let from = 0; from < ids.length; from += maxPerRequest) {
        const people = await this.ask.for('catalog.get-people', { ids: ids.slice(from, from + maxPerRequest) }, askOptions);
        found.push(...people.map((person) => this.remember(person)));
      }
      return found;
    } catch (error) {
      if (!(error instanceof Refusal && error.kind === 'unavailable')) throw error;
      return ids.flatMap((id) => this.cached.get(id)?.person ?? []);
    }
  }

  async byId(id: string): Promise<Person> {
    return (await this.byIds([id])).get(id) ?? nobody(id);
  }

  /** Drops a person whose profile has changed. */
  forget(id: string): void {
    this.cached.delete(id);
  }

  private ageOf(id: string): number {
    const kept = this.cached.get(id);
    return kept ? this.clock.now() - kept.at : Number.POSITIVE_INFINITY;
  }

  /** Keeps the context of whoever needs the first of them; a failure leaves the names as they are. */
  private refreshSoon(id: string): void {
    if (this.aging.size === 0) setTimeout(() => void this.refresh().catch(() => undefined), gatherMs).unref();
    this.aging.add(id);
  }

  private async refresh(): Promise<void> {
    const ids = [...this.aging];
    this.aging.clear();
    await this.look(ids);
  }

  private remember(person: Person): Person {
    if (this.cached.size >= maxCached) this.cached.clear();
    this.cached.set(person.id, { person, at: this.clock.now() });
    return person;
  }
}

function nobody(id: string): Person {
  return { id, firstName: '', lastName: '', fullName: '', avatarUrl: null };
}
