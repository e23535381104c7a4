// What a teacher's hours may be; each error names the part it is about.
import type { NewHours } from '@somo/contracts/routes/availability';
import type { HoursWindow } from '@somo/contracts/availability';
import { availabilityLimits, overlappingWindows, windowProblem, type WindowProblem } from '@somo/contracts/rules/availability';
import { lessonMinutes } from '@somo/contracts/rules/booking';

const { mostPerDay } = availabilityLimits;
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
  const names = dates.map(({ date }) => date);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return [`${twice} is given twice`];
  return dates.flatMap(({ date, timeSlots }) => problemsOf(date, timeSlots));
}

function breakProblem({ startDate, endDate }: NewHours['breakPeriods'][number]): string | undefined {
  return endDate < startDate ? `The break from ${startDate} can't end on ${endDate}` : undefined;
}

/** Returns the errors by field; none if the hours can be kept. */
export function checkAvailability({ recurringSlots, specificDates, breakPeriods }: NewHours): Record<string, string[]> {
  const week = dayNames.flatMap((name, at) =>
    problemsOf(
      name,
      recurringSlots.filter(({ day }) => day === at),
    ),
  );
  const found = {
    recurringSlots: week,
    specificDates: datesProblems(specificDates),
    breakPeriods: breakPeriods.map(breakProblem).filter((problem) => problem !== undefined),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));
}
