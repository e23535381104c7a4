import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { Answer, AskMessage, Bus, Leave, Subscriber } from '@somo/platform/bus/bus';
import { seededRandom } from './seeded-random.js';

/**
 * A bus that does the worst its guarantees allow: it delivers every event one to three times, late and in any order. Asks are unaffected.
 */
export class HarshBus implements Bus {
  readonly batchSize: number;
  private readonly pending = new Set<Promise<void>>();
  private readonly random: () => number;

  constructor(
    private readonly inner: Bus,
    readonly seed: number,
    private readonly latestMs = 400,
  ) {
    this.random = seededRandom(seed);
    this.batchSize = inner.batchSize;
  }

  join(subscriber: Subscriber): Promise<Leave> {
    const deliver = (events: EventEnvelope[]) => {
      for (const event of events) {
        const copies = 1 + Math.floor(this.random() * 3);
        for (let copy = 0; copy < copies; copy++) this.later(() => subscriber.deliver([event]));
      }
      return Promise.resolve();
    };
    const subscribesTo = (type: string) => subscriber.subscribesTo?.(type) ?? true;
    return this.inner.join({ service: subscriber.service, answer: (message) => subscriber.answer(message), subscribesTo, deliver });
  }

  ask(message: AskMessage, timeoutMs: number): Promise<Answer> {
    return this.inner.ask(message, timeoutMs);
  }

  publish(events: EventEnvelope[]): Promise<void> {
    return this.inner.publish(events);
  }

  /** Resolves once all delayed events have been delivered. */
  async quiet(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending);
  }

  async close(): Promise<void> {
    await this.quiet();
    await this.inner.close();
  }

  private later(deliver: () => Promise<void>): void {
    const done: Promise<void> = sleep(this.random() * this.latestMs)
      .then(deliver)
      .finally(() => this.pending.delete(done));
    this.pending.add(done);
  }
}
