import type { Presence } from '@somo/contracts/live';

const minIntervalMs = 1_000;

/**
 * Sends the presence of one page to messaging: only changes, at most one per second, and of several in between only the latest. Offline is
 * sent at once.
 */
export class PresencePublisher {
  private lastSent: Presence | undefined;
  private latest: Presence | undefined;
  private cooldown: NodeJS.Timeout | undefined;
  private sending = Promise.resolve();

  constructor(private readonly send: (presence: Presence) => Promise<void>) {}

  publish(presence: 'online' | 'away'): void {
    this.latest = presence;
    if (!this.cooldown) this.sendLatest();
  }

  async publishOffline(): Promise<void> {
    clearTimeout(this.cooldown);
    this.sending = this.sending.then(() => this.send('offline'));
    await this.sending;
  }

  private sendLatest(): void {
    this.cooldown = undefined;
    const { latest } = this;
    if (latest === undefined || latest === this.lastSent) return;
    this.lastSent = latest;
    this.sending = this.sending.then(() => this.send(latest));
    this.cooldown = setTimeout(() => this.sendLatest(), minIntervalMs);
    this.cooldown.unref();
  }
}
