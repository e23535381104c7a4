import { Clock } from '@somo/platform/clock';

/** A clock that changes only when the test moves it. */
export class FixedClock extends Clock {
  constructor(private at: number) {
    super();
  }

  now(): number {
    return this.at;
  }

  set(epochMs: number): void {
    this.at = epochMs;
  }

  advance(ms: number): void {
    this.at += ms;
  }
}
