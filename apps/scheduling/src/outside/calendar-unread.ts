import type { CalendarProblem } from '@somo/contracts/external-calendars';

/** A calendar could not be read. The message names no address: some are secrets. */
export class CalendarUnread extends Error {
  constructor(readonly problem: CalendarProblem) {
    super(`A calendar could not be read: ${problem}.`);
  }
}
