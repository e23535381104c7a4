// What to offer where the time somebody has chosen is no longer open.
import type { Alternative, Slot } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';

const offered = 3;

/** The open times nearest to one that is gone, in the order of the calendar. */
export function nearestTo(startsAt: Instant, days: readonly { slots: readonly Slot[] }[]): Alternative[] {
  const wanted = fromInstant(startsAt);
  const away = ({ startsAt: at }: Slot) => Math.abs(fromInstant(at) - wanted);
  return days
    .flatMap(({ slots }) => slots)
    .sort((a, b) => away(a) - away(b))
    .slice(0, offered)
    .sort((a, b) => fromInstant(a.startsAt) - fromInstant(b.startsAt));
}
