// Until when the words of a review and of its reply may change.
import { dayMs } from '@somo/calendar/days';
import { reviewEditDays } from '@somo/contracts/rules/reviews';

/** Returns the end of the days in which what was written then may be changed, in epoch milliseconds. */
export function editableUntil(writtenAt: Date): number {
  return writtenAt.getTime() + reviewEditDays * dayMs;
}

export function isEditable(writtenAt: Date, now: number): boolean {
  return now < editableUntil(writtenAt);
}
