// Offsets of the time zones that this browser does not know, from the answers of the server.
import { minuteMs } from '@somo/calendar/days';
import { addZoneAlias, addZoneOffset } from '@somo/calendar/foreign-zones';
import { utcOffsetMinutes } from '@somo/calendar/zone-offset';
import { fromInstant, type Instant, type WallClock } from '@somo/contracts/time';
import { isKnownZone } from '@somo/messages/zones';
import { foreignZones } from './zone';

/** Former and present names of zones that were renamed in the last years: browsers in use differ in which they know. */
const renamed = [
  ['America/Godthab', 'America/Nuuk'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
] as const;

for (const [former, present] of renamed) {
  addZoneAlias(former, present);
  addZoneAlias(present, former);
}
foreignZones.minutesAhead = utcOffsetMinutes;

/** What an answer, or an object in it, may have. */
interface ZonedAnswer {
  timeZone?: unknown;
  utcOffsetMinutes?: unknown;
  teacherTimeZone?: unknown;
  teacherLocal?: WallClock;
  startsAt?: Instant;
}

/** Remembers the offsets of zones that this browser does not know: of a person now, of a lesson or an open time at its start. */
export function rememberOffsets(answer: unknown, now: number, teacherZone?: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { timeZone, utcOffsetMinutes: minutes, teacherTimeZone = teacherZone, teacherLocal, startsAt } = answer as ZonedAnswer;
  if (isForeign(timeZone) && typeof minutes === 'number') addZoneOffset(timeZone, now, minutes * minuteMs);
  if (isForeign(teacherTimeZone) && teacherLocal && startsAt) {
    const at = fromInstant(startsAt);
    const wall = Date.parse(`${teacherLocal.date}T${teacherLocal.startTime}:00Z`);
    addZoneOffset(teacherTimeZone, at, wall - at);
  }
  for (const value of Object.values(answer)) rememberOffsets(value, now, teacherTimeZone);
}

const isForeign = (zone: unknown): zone is string => typeof zone === 'string' && !isKnownZone(zone);
