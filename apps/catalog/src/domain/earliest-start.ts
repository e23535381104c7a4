// The earliest bookable lesson start: times inside the notice period are not available.
import { noticeHours } from '@somo/contracts/rules/booking';

export function earliestStart(now: number): number {
  return now + noticeHours * 3_600_000;
}
