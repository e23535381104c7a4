// The hours that most teachers choose from, as rectangles of the week.
import { isOpen, paintHours, type Cell } from './paint-hours';
import type { Hours } from './hours';

export type Preset = 'school' | 'afterSchool' | 'weekends';

type Rectangle = [from: Cell, to: Cell];

const rectangle = (days: [number, number], [from, to]: [number, number]): Rectangle => [
  { day: days[0], hour: from },
  { day: days[1], hour: to - 1 },
];

const rectangles: Record<Preset, Rectangle[]> = {
  school: [rectangle([1, 5], [8, 15])],
  afterSchool: [rectangle([1, 5], [16, 20])],
  weekends: [rectangle([0, 0], [10, 16]), rectangle([6, 6], [10, 16])],
};

export const presets = Object.keys(rectangles) as Preset[];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Returns whether all hours of a preset are open. */
export const hasPreset = (hours: Hours, preset: Preset): boolean =>
  rectangles[preset].every(([from, to]) =>
    range(from.day, to.day).every((day) => range(from.hour, to.hour).every((hour) => isOpen(hours, { day, hour }))),
  );

/** Opens the hours of a preset, or closes them if all are open. */
export function togglePreset(hours: Hours, preset: Preset): Hours {
  const opens = !hasPreset(hours, preset);
  return rectangles[preset].reduce((painted, [from, to]) => paintHours(painted, opens, [from, to]), hours);
}

/** Returns the hours of a preset alone. */
export const presetHours = (preset: Preset): Hours => togglePreset({ recurringSlots: [], specificDates: [], breakPeriods: [] }, preset);
