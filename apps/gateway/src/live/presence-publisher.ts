import type { Presence } from '@somo/contracts/live';

const pauseMs = 1_000;

/** What messaging hears of one page: changes alone, at most one a second, and of those that come faster the last. That the page is gone, it hears at once. */
export class PresencePublisher {
  private last: Presence | undefined;
  private wanted: Presence | undefined;
  private pause: NodeJS.Timeout | undefined;
  private telling = Promise.resolve();

  constructor(private readonly tell: (presence: Presence) => Promise<void>) {}

  publish(presence: 'online' | 'away'): void {
    this.wanted = presence;
    if (!this.pause) this.pass();
  }

  async gone(): Promise<void> {
    clearTimeout(this.pause);
    this.telling = this.telling.then(() => this.tell('offline'));
    await this.telling;
  }

  private pass(): void {
    this.pause = undefined;
    const { wanted } = this;
    if (wanted === undefined || wanted === this.last) return;
    this.last = wanted;
    this.telling = this.telling.then(() => this.tell(wanted));
    this.pause = setTimeout(() => this.pass(), pauseMs);
    this.pause.unref();
  }
}
