import type { Instant } from '@somo/contracts/time';
import { dayOf } from '../../lib/format';
import { paths } from '../../lib/paths';

interface Chosen {
  startsAt?: Instant | undefined;
  subject?: string | undefined;
}

/** Returns the way to book a teacher, with the time that was pressed and the subject that was searched for already chosen. */
export function bookingPath(teacherId: string, zone: string, { startsAt, subject }: Chosen): string {
  const chosen = new URLSearchParams({
    ...(startsAt === undefined ? {} : { date: dayOf(startsAt, zone), startsAt }),
    ...(subject === undefined ? {} : { subject }),
  }).toString();
  return paths.bookLesson(teacherId) + (chosen && `?${chosen}`);
}
