import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

interface GatheredOptions {
  /** How many items one run may take. */
  most?: number;
  /** How long to wait for more items before a run, if not only for the rest of the turn. */
  waitMs?: number;
  /** A run that takes longer is waiting for something outside: the next one does not wait for it. */
  longestMs?: number;
}

/** Runs work for items that come one by one: those that arrive in the same turn of the event loop, or during a run, share the next run. */
export class Gathered<Item> {
  private next: { items: Item[]; done: Promise<void> } | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly work: (items: Item[]) => Promise<void>,
    private readonly options: GatheredOptions = {},
  ) {}

  /** Resolves or rejects with the run that takes the item. */
  run(item: Item): Promise<void> {
    const batch = (this.next ??= this.begin());
    batch.items.push(item);
    if (batch.items.length === this.options.most) this.next = undefined;
    return batch.done;
  }

  private begin(): { items: Item[]; done: Promise<void> } {
    const items: Item[] = [];
    const begun = this.last.then(() => (this.options.waitMs === undefined ? setImmediate() : sleep(this.options.waitMs)));
    const done = begun.then(() => {
      if (this.next?.items === items) this.next = undefined;
      return this.work(items);
    });
    const { longestMs } = this.options;
    const ended = done.catch(() => undefined);
    this.last = longestMs === undefined ? ended : Promise.race([ended, begun.then(() => sleep(longestMs, undefined, { ref: false }))]);
    return { items, done };
  }
}
