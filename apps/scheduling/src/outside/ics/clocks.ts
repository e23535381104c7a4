// Which clock a TZID names. Outlook names zones in Windows' words and describes only some of them, so a name is better than a description.
import { utcOffsetMinutes } from '@somo/calendar/zone-offset';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { textOf, type JComponent } from './jcal.js';
import { clockOf, type WallClock } from './moments.js';

export type Clocks = (tzid: string | undefined) => WallClock;

/** Returns the clocks of a calendar: by the name of a zone, or else as the file describes it. Without either, a time is by the teacher's own clock. */
export function clocksOf(calendar: JComponent, ownZone: string): Clocks {
  const described = new Map(calendar[2].filter(([name]) => name === 'vtimezone').map((zone) => [textOf(zone, 'tzid'), zone]));
  const known = new Map<string, WallClock>();
  const own = clockOf(ownZone);
  return (tzid) => {
    if (tzid === undefined) return own;
    const kept = known.get(tzid);
    if (kept) return kept;
    const zone = described.get(tzid);
    const name = zoneNamed(tzid) ?? (zone && zoneNamed(textOf(zone, 'x-lic-location')));
    const clock = name !== undefined ? clockOf(name) : zone ? describedClock(zone, tzid) : own;
    known.set(tzid, clock);
    return clock;
  };
}

/** Some write a path before the name: /mozilla.org/20070129_1/Europe/Berlin. */
const atEnd = /(?:^|\/)((?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[\w+/-]+)$/;

function zoneNamed(tzid: string): string | undefined {
  // "Eastern Standard Time 1", in quotation marks: Exchange counts the zones of one file.
  const name = tzid.replace(/^"|"$/g, '').trim();
  const plain = name.replace(/ \d$/, '');
  const candidates = [atEnd.exec(name)?.[1], name, ...findIana(name).slice(0, 1), ...findIana(plain).slice(0, 1)];
  if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return 'UTC';
  return candidates.find((zone) => zone !== undefined && zone !== '' && utcOffsetMinutes(zone, 0) !== undefined);
}

function describedClock(description: JComponent, tzid: string): WallClock {
  const zone = new ICAL.Timezone({ component: new ICAL.Component(description as unknown[]), tzid });
  return (local) => local - 1000 * zone.utcOffset(timeOf(local));
}

/** Returns a local time as ical.js takes it. */
export function timeOf(local: number, isDate = false): ICAL.Time {
  const text = new Date(local).toISOString();
  const at = (from: number, to: number) => Number(text.slice(from, to));
  const day = { year: at(0, 4), month: at(5, 7), day: at(8, 10), isDate };
  return ICAL.Time.fromData(isDate ? day : { ...day, hour: at(11, 13), minute: at(14, 16), second: at(17, 19) });
}
