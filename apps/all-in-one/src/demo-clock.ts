import { Clock } from '@somo/platform/clock';

/** A clock that can be set back, for a demo that begins weeks ago; it comes to the present again and stays there. */
export class DemoClock extends Clock {
  private behindMs = 0;

  constructor(readonly present: Clock) {
    super();
  }

  now(): number {
    return this.present.now() - this.behindMs;
  }

  /** To that time in epoch milliseconds, and on from there; never beyond the present. */
  set(at: number): void {
    this.behindMs = Math.max(0, this.present.now() - at);
  }

  isPresent(): boolean {
    return this.behindMs === 0;
  }
}
