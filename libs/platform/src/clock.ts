/** The current time in epoch milliseconds. Product code never reads the time from anywhere else. */
export abstract class Clock {
  abstract now(): number;
}

/** The system clock, shifted by `offsetMs` (development only: to see tomorrow's reminders today). */
export class SystemClock extends Clock {
  constructor(private readonly offsetMs = 0) {
    super();
  }

  now(): number {
    return Date.now() + this.offsetMs;
  }
}
