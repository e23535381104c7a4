/** The time, in epoch milliseconds. Product code asks this and nothing else. */
export abstract class Clock {
  abstract now(): number;
}

/** The machine's clock, moved by `offsetMs` (development only: to see tomorrow's reminders today). */
export class SystemClock extends Clock {
  constructor(private readonly offsetMs = 0) {
    super();
  }

  now(): number {
    return Date.now() + this.offsetMs;
  }
}
