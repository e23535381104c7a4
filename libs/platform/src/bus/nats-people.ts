import type { NatsConnection } from '@nats-io/transport-node';

export const peopleSubject = 'people.waiting';
const tellEveryMs = 100;
const forgottenAfterMs = 250;

/** People first, across processes: a gateway says that somebody waits, and who hears it may give way. A hint, at most once. */
export class NatsPeople {
  private toldAt = Number.NEGATIVE_INFINITY;
  private heardAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly connection: NatsConnection) {}

  tell(): void {
    const now = performance.now();
    if (now - this.toldAt < tellEveryMs || this.connection.isClosed()) return;
    this.toldAt = now;
    this.connection.publish(peopleSubject);
  }

  listen(): void {
    const callback = (error: unknown) => {
      if (!error) this.heardAt = performance.now();
    };
    this.connection.subscribe(peopleSubject, { callback });
  }

  areWaiting(): boolean {
    return performance.now() - this.heardAt < forgottenAfterMs;
  }
}
