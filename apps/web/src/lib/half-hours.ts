// The times of a day that people may ask for, whether they are in anyone's hours or not.
import { wallTimeToInstant } from '@somo/calendar/wall-clock';
import { toInstant, type Instant } from '@somo/contracts/time';

export const partsOfDay = ['night', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

const hoursInPart = 6;

/** Returns the half hours of a part of a day in a zone that are still ahead; without those that its clocks skip. */
export function halfHours(day: string, part: PartOfDay, zone: string, now: number): Instant[] {
  const first = partsOfDay.indexOf(part) * hoursInPart;
  const times = Array.from(
    { length: hoursInPart * 2 },
    (_, at) => `${String(first + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  );
  return times
    .map((time) => wallTimeToInstant(zone, day, time))
    .filter((at) => at !== undefined)
    .filter((at) => at > now)
    .map(toInstant);
}
