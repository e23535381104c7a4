import { dayAt, firstInstantFrom, wallTimeAt } from '@somo/calendar/wall-clock';
import { minutesOf } from '@somo/calendar/days';
import type { QuietHours } from '@somo/contracts/notification-settings';

/** Returns when the quiet hours of this moment end, on the clock of the zone; undefined outside of them. */
export function endOfQuiet(quiet: QuietHours | null, zone: string, now: number): number | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const [from, to, at] = [quiet.from, quiet.to, wallTimeAt(zone, now).time].map(minutesOf) as [number, number, number];
  const overnight = from > to;
  const isQuiet = overnight ? at >= from || at < to : at >= from && at < to;
  if (!isQuiet) return undefined;
  const day = dayAt(zone, now) + (overnight && at >= from ? 1 : 0);
  const end = firstInstantFrom(zone, day, to);
  // Where clocks are set back, the end comes twice, and the first one may be over.
  return end > now ? end : firstInstantFrom(zone, day, to) + setBackBy(zone, now);
}

function setBackBy(zone: string, now: number): number {
  const hour = 3_600_000;
  const shown = (at: number) => minutesOf(wallTimeAt(zone, at).time) + dayAt(zone, at) * 1440;
  return (shown(now - 3 * hour) - shown(now) + 180) * 60_000;
}
