import type { NatsConnection } from '@nats-io/transport-node';

export const foregroundLoadSubject = 'load.foreground';
const publishEveryMs = 100;
const expiresAfterMs = 250;

/**
 * Puts foreground work first across processes: a gateway publishes that someone is waiting, and processes that receive it may yield. A
 * hint, delivered at most once.
 */
export class NatsForegroundLoad {
  private publishedAt = Number.NEGATIVE_INFINITY;
  private receivedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly connection: NatsConnection) {}

  publish(): void {
    const now = performance.now();
    if (now - this.publishedAt < publishEveryMs || this.connection.isClosed()) return;
    this.publishedAt = now;
    this.connection.publish(foregroundLoadSubject);
  }

  subscribe(): void {
    const callback = (error: unknown) => {
      if (!error) this.receivedAt = performance.now();
    };
    this.connection.subscribe(foregroundLoadSubject, { callback });
  }

  isBusy(): boolean {
    return performance.now() - this.receivedAt < expiresAfterMs;
  }
}
