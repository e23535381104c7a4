import { addDays, weekOf } from '../lib/days';

const leastWeeks = 2;
const weeksOnPage = 5;

/** Returns the weeks from the one of a day to the one of the last, at least two. */
export function comingWeeks(today: string, last: string): string[][] {
  const weeks = [weekOf(today)];
  while (weeks.length < leastWeeks || weeks.at(-1)!.at(-1)! < last) weeks.push(weekOf(addDays(weeks.at(-1)![0]!, 7)));
  return weeks;
}

/** Returns those of the weeks that are shown together with a day, at most five. */
export function weeksWith(weeks: string[][], day: string): string[][] {
  const at = Math.max(
    0,
    weeks.findIndex((week) => week.includes(day)),
  );
  const first = at - (at % weeksOnPage);
  return weeks.slice(first, first + weeksOnPage);
}
