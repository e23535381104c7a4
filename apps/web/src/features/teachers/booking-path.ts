import type { Instant } from '@somo/contracts/time';
import { dayOf } from '../../lib/format';
import { paths } from '../../lib/paths';

/** Returns the way to book a teacher, with a time already chosen if one was pressed. */
export function bookingPath(teacherId: string, zone: string, startsAt?: Instant): string {
  const path = paths.bookLesson(teacherId);
  return startsAt === undefined ? path : `${path}?${String(new URLSearchParams({ date: dayOf(startsAt, zone), startsAt }))}`;
}
