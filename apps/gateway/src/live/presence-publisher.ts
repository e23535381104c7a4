import type { Presence } from '@somo/contracts/live';

const minIntervalMs = 1_000;

/**
 * Sends the presence of one page to messaging: only changes, at most one per second, and of several in between only the latest. What could
 * not be sent is sent again a second later, until it succeeds or the page is gone. Offline is sent at once, and once.
 */
export class PresencePublisher {
  private lastSent: Presence | undefined;
  /** Undefined once the page is gone. */
  private latest: Presence | undefined;
  private cooldown: NodeJS.Timeout | undefined;
  private sending: Promise<unknown> = Promise.resolve();

  /** `send` returns whether it succeeded. */
  constructor(private readonly send: (presence: Presence) => Promise<boolean>) {}

  publish(presence: 'online' | 'away'): void {
    this.latest = presence;
    if (!this.cooldown) this.sendLatest();
  }

  async publishOffline(): Promise<void> {
    this.latest = undefined;
    clearTimeout(this.cooldown);
    this.sending = this.sending.then(() => this.send('offline'));
    await this.sending;
  }

  private sendLatest(): void {
    this.cooldown = undefined;
    const { latest } = this;
    if (latest === undefined || latest === this.lastSent) return;
    this.lastSent = latest;
    this.sending = this.sending.then(() => this.trySend(latest));
    this.coolDown();
  }

  private async trySend(presence: Presence): Promise<void> {
    if ((await this.send(presence)) || this.latest === undefined || this.lastSent !== presence) return;
    this.lastSent = undefined;
    if (!this.cooldown) this.coolDown();
  }

  private coolDown(): void {
    this.cooldown = setTimeout(() => this.sendLatest(), minIntervalMs);
    this.cooldown.unref();
  }
}
