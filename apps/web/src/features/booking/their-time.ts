import type { Slot } from '@somo/contracts/lessons';
import { lessonTime, timeElsewhere, unparted } from '../../lib/format';

/** Returns when a lesson is on the teacher's clock, or null if that reads as the student's does. */
export function theirTime(lesson: Pick<Slot, 'startsAt' | 'endsAt'>, teacherZone: string, zone: string): string | null {
  const theirs = timeElsewhere(lesson, teacherZone, zone);
  return theirs === lessonTime(lesson, zone) ? null : unparted(theirs);
}
