import { setTimeout as sleep } from 'node:timers/promises';
import { runForNobody } from './context.js';
import { unreachable } from './database/unreachable.js';
import type { Log } from './log.js';

/**
 * Runs `work` on every wake-up and every `everyMs`, never twice at once and with a pause of `restMs` after each run, so that many wake-ups
 * share a run. A failed run is logged and retried on the next one. `work` checks `stopped` between its steps; it may return for how many
 * milliseconds the loop should pause if that is longer than `restMs`.
 */
export class Loop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;
  private paused = false;

  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: (stopped: () => boolean) => Promise<number | void>,
    private readonly log: Log,
    private readonly restMs = 0,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), this.everyMs);
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    if (this.running || this.paused) {
      this.again = true;
      return;
    }
    this.running = runForNobody(() => this.turn()).finally(() => {
      this.running = undefined;
      this.wakeAgain();
    });
  }

  /** Begins no run until the returned function is called; then one if there was a wake-up. A current run goes on. */
  pause(): () => void {
    this.paused = true;
    return () => {
      this.paused = false;
      this.wakeAgain();
    };
  }

  /** Stops the loop; resolves once the current run has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private wakeAgain(): void {
    if (!this.again || this.running || this.paused) return;
    this.again = false;
    this.wake();
  }

  private async turn(): Promise<void> {
    let restMs = this.restMs;
    try {
      restMs = Math.max(restMs, (await this.work(() => this.stopped)) ?? 0);
    } catch (error) {
      const level = unreachable(error) ? 'warn' : 'error';
      this.log[level]({ err: error, loop: this.name }, 'a background turn failed');
    }
    if (restMs > 0 && !this.stopped) await sleep(restMs);
  }
}
