// Checks whether a teacher offers a lesson at an instant; whether that time is still free is a separate question.
import { dateOf, hourMs } from './days.js';
import { isDayOff, lessonStarts } from './lesson-starts.js';
import type { LessonTerms, TeachingHours } from './teaching-hours.js';
import { dayAt } from './wall-clock.js';

export type StartCheck = 'offered' | 'slot-not-offered' | 'notice-too-short' | 'beyond-horizon';

export function checkStart(hours: TeachingHours, terms: LessonTerms, startsAt: number, now: number): StartCheck {
  const day = dayAt(hours.timeZone, startsAt);
  const starts = lessonStarts(hours, day, terms.lessonMinutes);
  const weekly = starts.recurring.includes(startsAt);
  const single = starts.specific.includes(startsAt);
  if (!weekly && !single) return 'slot-not-offered';
  if (startsAt < now + terms.noticeHours * hourMs) return 'notice-too-short';
  return single || withinHorizon(hours, terms, day, now) ? 'offered' : 'beyond-horizon';
}

/** Returns whether an instant is on a day off. */
export function isOnBreak({ timeZone, breakPeriods }: TeachingHours, at: number): boolean {
  return isDayOff(breakPeriods, dateOf(dayAt(timeZone, at)));
}

/** Returns whether weekly rules apply on a day: from tomorrow to the horizon, in the teacher's calendar. */
export function withinHorizon(hours: TeachingHours, terms: LessonTerms, day: number, now: number): boolean {
  const ahead = day - dayAt(hours.timeZone, now);
  return ahead >= 1 && ahead <= terms.horizonDays;
}
