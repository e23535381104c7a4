// Checks whether a teacher offers a lesson at an instant; whether that time is still free is a separate question.
import { dateOf, hourMs, minuteMs } from './days.js';
import { isDayOff, lessonStarts, windowRanges } from './lesson-starts.js';
import { mergeRanges } from './ranges.js';
import type { LessonTerms, TeachingHours } from './teaching-hours.js';
import { dayAt } from './wall-clock.js';

type StartCheck = 'offered' | 'slot-not-offered' | 'notice-too-short' | 'beyond-horizon';

export function checkStart(hours: TeachingHours, terms: LessonTerms, startsAt: number, now: number): StartCheck {
  const day = dayAt(hours.timeZone, startsAt);
  const starts = lessonStarts(hours, day, terms.lessonMinutes);
  const weekly = starts.recurring.includes(startsAt);
  const single = starts.specific.includes(startsAt);
  if (!weekly && !single) return 'slot-not-offered';
  if (startsAt < now + terms.noticeHours * hourMs) return 'notice-too-short';
  return single || withinHorizon(hours, terms, day, now) ? 'offered' : 'beyond-horizon';
}

/** Returns whether a lesson at an instant lies within the hours, wherever their windows are cut; never on a day off. */
export function isWithinHours(hours: TeachingHours, { lessonMinutes }: Pick<LessonTerms, 'lessonMinutes'>, startsAt: number): boolean {
  const endsAt = startsAt + lessonMinutes * minuteMs;
  const days = [dayAt(hours.timeZone, startsAt), dayAt(hours.timeZone, endsAt - 1)];
  const windows = mergeRanges(days.flatMap((day) => windowRanges(hours, day)));
  return windows.some(({ from, to }) => from <= startsAt && endsAt <= to);
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
