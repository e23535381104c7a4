// From when on a lesson can be booked: what lies inside the notice is free for nobody.
import { noticeHours } from '@somo/contracts/rules/booking';

export function earliestStart(now: number): number {
  return now + noticeHours * 3_600_000;
}
