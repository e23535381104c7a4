import { Clock } from '@somo/platform/clock';

/** A clock that can be set back, for a demo that starts weeks ago, and that later returns to the present. */
export class DemoClock extends Clock {
  private behindMs = 0;

  constructor(readonly present: Clock) {
    super();
  }

  now(): number {
    return this.present.now() - this.behindMs;
  }

  /** Sets the clock to a time in epoch milliseconds, from which it runs on; never beyond the present. */
  set(at: number): void {
    this.behindMs = Math.max(0, this.present.now() - at);
  }

  isPresent(): boolean {
    return this.behindMs === 0;
  }
}
