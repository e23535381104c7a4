import type { Instant } from '@somo/contracts/time';
import { isInstant } from '@somo/contracts/time';
import type { LessonTimeline } from '@somo/contracts/timeline';

/** Returns true if the lesson took place. */
export const isCompleted = (timeline: LessonTimeline | undefined): boolean =>
  timeline?.holds.some(({ what, state }) => what === 'booking' && state === 'completed') ?? false;

/** Returns the subject and start of the lesson as last booked; undefined if booking did not answer. */
export function lessonOf(timeline: LessonTimeline | undefined): { subject: string; startsAt: Instant } | undefined {
  const booked = timeline?.entries.findLast((entry) => entry.kind === 'fact' && entry.name === 'booked');
  if (booked?.kind !== 'fact') return undefined;
  const { subject, startsAt } = booked.details;
  return typeof subject === 'string' && isInstant(startsAt) ? { subject, startsAt } : undefined;
}
