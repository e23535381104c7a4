// What a teacher's hours may be; each error names the part it is about.
import type { NewHours } from '@somo/contracts/asks/scheduling';
import type { HoursWindow } from '@somo/contracts/availability';
import { breakTypes } from '@somo/contracts/availability';
import { availabilityLimits, overlappingWindows, windowProblem, type WindowProblem } from '@somo/contracts/rules/availability';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { textProblem } from '@somo/contracts/rules/lines';
import { isDateText } from '@somo/contracts/time';

const { mostPerDay, mostDates, mostBreaks, reasonMax } = availabilityLimits;
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const said = ({ startTime, endTime }: HoursWindow) => `${startTime} to ${endTime}`;

const saidProblem: Record<WindowProblem, (window: HoursWindow) => string> = {
  'no-time': (window) => `${said(window)} isn't a time of day such as 09:00 to 17:00`,
  'ends-first': (window) => `${said(window)} ends before it begins`,
  'too-short': (window) => `${said(window)} is shorter than a lesson of ${lessonMinutes} minutes`,
};

/** Returns what is wrong with the windows of one day. */
function problemsOf(day: string, windows: readonly HoursWindow[]): string[] {
  if (windows.length > mostPerDay) return [`${day} can have at most ${mostPerDay} windows`];
  const wrong = windows.flatMap((window) => {
    const problem = windowProblem(window);
    return problem ? [`${day}: ${saidProblem[problem](window)}`] : [];
  });
  if (wrong.length > 0) return wrong;
  const overlap = overlappingWindows(windows);
  return overlap ? [`${day}: ${said(overlap[0])} and ${said(overlap[1])} overlap`] : [];
}

function datesProblems(dates: NewHours['specificDates']): string[] {
  if (dates.length > mostDates) return [`You can have hours on at most ${mostDates} dates`];
  const names = dates.map(({ date }) => date);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return [`${twice} is given twice`];
  const isDay: (text: string) => boolean = isDateText;
  return dates.flatMap(({ date, timeSlots }) => (isDay(date) ? problemsOf(date, timeSlots) : [`${date} isn't a date`]));
}

function breakProblem({ startDate, endDate, type, reason }: NewHours['breakPeriods'][number]): string | undefined {
  if (!isDateText(startDate) || !isDateText(endDate)) return 'A break needs a first and a last day, such as 2030-01-31';
  if (endDate < startDate) return `The break from ${startDate} can't end on ${endDate}`;
  if (type !== undefined && !breakTypes.includes(type)) return 'A break is either a break or leave';
  return reason === undefined || reason === null || reason.trim() === '' ? undefined : textProblem(reason, reasonMax, 'Reason');
}

/** Returns the errors by field; none if the hours can be kept. */
export function checkAvailability({ recurringSlots, specificDates, breakPeriods }: NewHours): Record<string, string[]> {
  const unknownDay = recurringSlots.some(({ day }) => dayNames[day] === undefined);
  const week = dayNames.flatMap((name, at) =>
    problemsOf(
      name,
      recurringSlots.filter(({ day }) => day === at),
    ),
  );
  const breaks = breakPeriods.length > mostBreaks ? [`You can have at most ${mostBreaks} breaks`] : breakPeriods.map(breakProblem);
  const found = {
    recurringSlots: unknownDay ? ['A day is a number from 0 (Sunday) to 6'] : week,
    specificDates: datesProblems(specificDates),
    breakPeriods: breaks.filter((problem) => problem !== undefined),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));
}
