import { Injectable } from '@nestjs/common';
import type { Person } from '@somo/contracts/people';
import { Refusal } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { currentContext } from '@somo/platform/context';
import { Callers } from '@somo/platform/identity/callers';

const freshMs = 60_000;
/** How old a name may be where a request should not wait for it. */
const agedMs = 10 * 60_000;
/** Names looked up behind answers within this time share an ask. */
const gatherMs = 50;
// About 6 MB.
const maxCached = 20_000;
const maxPerRequest = 100;
const forOperators = 'operators ';
const forThemselves = 'themselves ';
/** An answer does without names sooner than its caller gives up. */
const askOptions = { timeoutMs: 2500 };

/** Where a viewer's copy of a person is cached. */
type KeyOf = (id: string) => string;

/**
 * Looks up names and photos in catalog, in batches, and caches them for a minute, or longer while catalog is unavailable. Catalog shows
 * operators, and people themselves, what it may hide from others, so these have copies of their own.
 */
@Injectable()
export class People {
  private readonly cached = new Map<string, { person: Person; at: number }>();
  /** People to look up again, by whose copies: one viewer's token serves all who see the same. */
  private readonly aging = new Map<string, Set<string>>();
  /** How many profiles have changed: an answer that was asked for before a change is not kept. */
  private changes = 0;

  constructor(
    private readonly ask: Ask,
    private readonly clock: Clock,
    private readonly callers: Callers,
  ) {}

  /** Returns an entry for every id requested; a user without a profile (or whose profile was deleted) has no name. */
  async byIds(ids: readonly string[]): Promise<Map<string, Person>> {
    return this.notOlder(ids, freshMs, await this.viewer());
  }

  /** Like `byIds`, but with names up to ten minutes old; those older than a minute are looked up again behind the answer. */
  async byIdsAtOnce(ids: readonly string[]): Promise<Map<string, Person>> {
    const keyOf = await this.viewer();
    for (const id of ids) {
      const age = this.ageOf(keyOf(id));
      if (age > freshMs && age <= agedMs) this.refreshSoon(id, keyOf);
    }
    return this.notOlder(ids, agedMs, keyOf);
  }

  /** A token that is no longer valid sees what visitors see; catalog refuses it anyway. */
  private async viewer(): Promise<KeyOf> {
    const verified = await this.callers.verify(currentContext()?.token ?? null).catch(() => undefined);
    if (verified?.caller.kind !== 'user') return (id) => id;
    const { userId, role } = verified.caller;
    return (id) => (role === 'admin' ? `${forOperators}${id}` : id === userId ? `${forThemselves}${id}` : id);
  }

  private async notOlder(ids: readonly string[], maxAgeMs: number, keyOf: KeyOf): Promise<Map<string, Person>> {
    const known = (id: string) => (this.ageOf(keyOf(id)) <= maxAgeMs ? this.cached.get(keyOf(id))?.person : undefined);
    const people = new Map(ids.map((id) => [id, known(id)]));
    const missing = [...people].filter(([, person]) => !person).map(([id]) => id);
    for (const person of await this.look(missing, keyOf)) people.set(person.id, person);
    return new Map([...people].map(([id, person]) => [id, person ?? nobody(id)]));
  }

  /** Without catalog, returns those who were looked up before: a missing name must not make what was done look as if it had failed. */
  private async look(ids: string[], keyOf: KeyOf): Promise<Person[]> {
    const found: Person[] = [];
    const before = this.changes;
    try {
      for (let from = 0; from < ids.length; from += maxPerRequest) {
        const people = await this.ask.for('catalog.get-people', { ids: ids.slice(from, from + maxPerRequest) }, askOptions);
        if (this.changes === before) for (const person of people) this.remember(keyOf(person.id), person);
        found.push(...people);
      }
      return found;
    } catch (error) {
      if (!(error instanceof Refusal && error.kind === 'unavailable')) throw error;
      return ids.flatMap((id) => this.cached.get(keyOf(id))?.person ?? []);
    }
  }

  async byId(id: string): Promise<Person> {
    return (await this.byIds([id])).get(id) ?? nobody(id);
  }

  /** Drops a person whose profile has changed. */
  forget(id: string): void {
    this.changes += 1;
    for (const whose of ['', forOperators, forThemselves]) this.cached.delete(whose + id);
  }

  private ageOf(key: string): number {
    const kept = this.cached.get(key);
    return kept ? this.clock.now() - kept.at : Number.POSITIVE_INFINITY;
  }

  /** Keeps the context of the first caller; a failure leaves the names as they are. */
  private refreshSoon(id: string, keyOf: KeyOf): void {
    const whose = groupOf(keyOf(id));
    const ids = this.aging.get(whose) ?? new Set();
    if (ids.size === 0) {
      const refresh = () => {
        this.aging.delete(whose);
        return this.look([...ids], keyOf);
      };
      setTimeout(() => void refresh().catch(() => undefined), gatherMs).unref();
      this.aging.set(whose, ids);
    }
    ids.add(id);
  }

  private remember(key: string, person: Person): void {
    if (this.cached.size >= maxCached) this.cached.clear();
    this.cached.set(key, { person, at: this.clock.now() });
  }
}

/** Returns whose copies a key is among; what people see of themselves only they can look up. */
function groupOf(key: string): string {
  if (key.startsWith(forThemselves)) return key;
  return key.startsWith(forOperators) ? forOperators : '';
}

function nobody(id: string): Person {
  return { id, firstName: '', lastName: '', fullName: '', avatarUrl: null };
}
