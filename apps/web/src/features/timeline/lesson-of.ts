import type { Instant } from '@somo/contracts/time';
import { fromInstant, isInstant } from '@somo/contracts/time';
import type { LessonTimeline } from '@somo/contracts/timeline';

/** Returns true if the lesson took place. */
export const isCompleted = (timeline: LessonTimeline | undefined): boolean =>
  timeline?.holds.some(({ what, state }) => what === 'booking' && state === 'completed') ?? false;

/** Returns true if the lesson is booked and has not begun. */
export function isToCome(timeline: LessonTimeline | undefined, now: number): boolean {
  const isBooked = timeline?.holds.some(({ what, state }) => what === 'booking' && state === 'confirmed') ?? false;
  const lesson = lessonOf(timeline);
  return isBooked && lesson !== undefined && fromInstant(lesson.startsAt) > now;
}

/** Returns the subject of the lesson and its start, as last moved; undefined if booking did not answer. */
export function lessonOf(timeline: LessonTimeline | undefined): { subject: string; startsAt: Instant } | undefined {
  const facts = timeline?.entries.filter((entry) => entry.kind === 'fact') ?? [];
  const subject = facts.find(({ name }) => name === 'booked')?.details['subject'];
  const startsAt = facts.findLast(({ name }) => name === 'booked' || name === 'moved')?.details['startsAt'];
  return typeof subject === 'string' && isInstant(startsAt) ? { subject, startsAt } : undefined;
}
