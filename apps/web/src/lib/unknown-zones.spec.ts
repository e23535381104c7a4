import { afterEach, describe, expect, it } from '@jest/globals';
import { wallTimeToInstant } from '@somo/calendar/wall-clock';
import { parseInstant } from '@somo/contracts/time';
import { withoutZones } from '../../spec/unknown-zones';
import { cityLabel, dayOf, fullDate, timeElsewhere, timeOf, zoneLabel } from './format';
import { zoneOfOffset } from './named-zone';
import { rememberOffsets } from './zone-offsets';
import { browserZone, isZoneNamed, minutesAhead } from './zone';

const winter = Date.parse('2030-01-14T12:00:00Z');
const summer = Date.parse('2030-07-14T12:00:00Z');
const at = parseInstant('2030-01-15T01:30:00.000Z');
const lesson = { startsAt: at, endsAt: parseInstant('2030-01-15T02:30:00.000Z') };
let restore = () => {};

describe('time zones that the browser does not know', () => {
  afterEach(() => restore());

  it('BOOK-05 have the clock of their other name, with its changes', () => {
    restore = withoutZones(['Europe/Kyiv', 'America/Nuuk', 'Pacific/Kanton']);
    expect([zoneLabel('Europe/Kyiv', winter), zoneLabel('Europe/Kyiv', summer)]).toEqual(['Kyiv time (GMT+2)', 'Kyiv time (GMT+3)']);
    expect([cityLabel('America/Nuuk', winter), cityLabel('Pacific/Kanton', winter)]).toEqual(['Nuuk (GMT-2)', 'Kanton (GMT+13)']);
    expect(timeElsewhere(lesson, 'Europe/Kyiv', 'UTC')).toBe('3:30 AM - 4:30 AM (GMT+2)');
    expect(wallTimeToInstant('Europe/Kyiv', '2030-07-14', '12:00')).toBe(Date.parse('2030-07-14T09:00:00Z'));
  });

  it('BOOK-05 have the clock that the server tells: of a person now, of a lesson at its start', () => {
    restore = withoutZones(['America/Coyhaique', 'Africa/Newtown']);
    const local = { date: '2030-07-14', startTime: '07:00', endTime: '08:00' };
    const lessons = [{ startsAt: parseInstant('2030-07-14T12:00:00.000Z'), teacherTimeZone: 'Africa/Newtown', teacherLocal: local }];
    rememberOffsets({ items: [{ timeZone: 'America/Coyhaique', utcOffsetMinutes: -180 }] }, winter);
    rememberOffsets({ timeZone: 'Africa/Newtown', utcOffsetMinutes: -240, lessons }, winter);
    expect(zoneLabel('America/Coyhaique', winter)).toBe('Coyhaique time (GMT-3)');
    expect(wallTimeToInstant('America/Coyhaique', '2030-01-14', '12:00')).toBe(Date.parse('2030-01-14T15:00:00Z'));
    expect(timeElsewhere(lesson, 'America/Coyhaique', 'UTC')).toBe('Mon, 10:30 PM - 11:30 PM (GMT-3)');
    expect([dayOf(at, 'America/Coyhaique'), fullDate(at, 'America/Coyhaique')]).toEqual(['2030-01-14', 'Monday, January 14, 2030']);
    expect([zoneLabel('Africa/Newtown', winter), zoneLabel('Africa/Newtown', summer)]).toEqual([
      'Newtown time (GMT-4)',
      'Newtown time (GMT-5)',
    ]);
  });

  it('BOOK-05 are written in UTC, and named so, while nobody knows their clock', () => {
    restore = withoutZones(['Asia/Nowhere']);
    expect([zoneLabel('Asia/Nowhere', winter), timeOf(at, 'Asia/Nowhere'), dayOf(at, 'Asia/Nowhere')]).toEqual([
      'GMT',
      '1:30 AM',
      '2030-01-15',
    ]);
  });
});

describe('the time zone that a browser reports', () => {
  afterEach(() => restore());

  it('ONB-05 is kept where it has a name', () => {
    restore = withoutZones([], 'Africa/Lagos');
    expect([browserZone(), isZoneNamed()]).toEqual(['Africa/Lagos', true]);
  });

  it.each([['Etc/Unknown'], [''], ['Mars/Olympus']])('ONB-05 is UTC where it is %p', (reported) => {
    restore = withoutZones(['Etc/Unknown'], reported);
    expect([browserZone(), isZoneNamed()]).toEqual(['UTC', false]);
  });

  it('ONB-05 is the zone of a whole hour, or a city with the same odd offset now, where it is only an offset', () => {
    const zonesOf = (offsets: string[], now = winter) => offsets.map((offset) => zoneOfOffset(offset, (zone) => minutesAhead(zone, now)));
    expect(zonesOf(['-03:00', '+14:00', 'GMT+0100', '+00:00', '+15:00'])).toEqual(['Etc/GMT+3', 'Etc/GMT-14', 'Etc/GMT-1', 'UTC', 'UTC']);
    expect(zonesOf(['+05:30', '+05:45', '-03:30', '+10:30', '+05:17'])).toEqual([
      ...['Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Adelaide', 'UTC'],
    ]);
    expect(zonesOf(['-02:30', '+10:30'], summer)).toEqual(['America/St_Johns', 'Australia/Lord_Howe']);
  });

  it('ONB-05 is UTC where asking for it fails', () => {
    restore = withoutZones([]);
    const broken = Intl.DateTimeFormat;
    Object.defineProperty(Intl, 'DateTimeFormat', {
      configurable: true,
      value: (locales?: string, options?: Intl.DateTimeFormatOptions) => {
        if (options === undefined) throw new RangeError('Unsupported time zone specified undefined');
        return new broken(locales, options);
      },
    });
    expect(browserZone()).toBe('UTC');
  });
});
