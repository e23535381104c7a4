import type { NatsConnection } from '@nats-io/transport-node';

export const foregroundLoadSubject = 'load.foreground';
const publishEveryMs = 100;
const expiresAfterMs = 250;

/**
 * Puts foreground work first across processes: a gateway publishes that someone is waiting, and processes that receive it may yield. A
 * hint, delivered at most once.
 */
export class NatsForegroundLoad {
  private toldAt = Number.NEGATIVE_INFINITY;
  private heardAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly connection: NatsConnection) {}

  publish(): void {
    const now = performance.now();
    if (now - this.toldAt < publishEveryMs || this.connection.isClosed()) return;
    this.toldAt = now;
    this.connection.publish(foregroundLoadSubject);
  }

  subscribe(): void {
    const callback = (error: unknown) => {
      if (!error) this.heardAt = performance.now();
    };
    this.connection.subscribe(foregroundLoadSubject, { callback });
  }

  isBusy(): boolean {
    return performance.now() - this.heardAt < expiresAfterMs;
  }
}
