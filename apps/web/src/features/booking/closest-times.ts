// Alternatives to a chosen time that is no longer open.
import type { Alternative, Slot } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';

const offered = 3;

/** Returns the open times closest to the given one, in chronological order. */
export function closestTimes(startsAt: Instant, days: readonly { slots: readonly Slot[] }[]): Alternative[] {
  const wanted = fromInstant(startsAt);
  const away = ({ startsAt: at }: Slot) => Math.abs(fromInstant(at) - wanted);
  return days
    .flatMap(({ slots }) => slots)
    .sort((a, b) => away(a) - away(b))
    .slice(0, offered)
    .sort((a, b) => fromInstant(a.startsAt) - fromInstant(b.startsAt));
}
