import { formerZones } from './former-zones.js';
import { zoneName, zoneOrRefusal } from './zones.js';

describe('the list of time zones', () => {
  it('PRO-04 has every zone as Region/City, UTC or a whole hour, and keeps what people call their city', () => {
    const kept = ['Africa/Lagos', 'Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kyiv', 'America/Argentina/Ushuaia', 'Etc/GMT+3', 'UTC'];
    expect(kept.map(zoneName)).toEqual(kept);
    expect(Intl.supportedValuesOf('timeZone').filter((name) => zoneName(name) !== name)).toEqual([]);
  });

  it('PRO-04 corrects the case, and turns abbreviations and names of countries into the name of the same clock', () => {
    const texts = [
      'africa/lagos',
      'ASIA/KOLKATA',
      'etc/gmt-3',
      'VST',
      'net',
      'PLT',
      'BET',
      'US/Eastern',
      'us/eastern',
      'GB',
      'GMT',
      'Etc/UTC',
    ];
    expect(texts.map(zoneName)).toEqual([
      ...['Africa/Lagos', 'Asia/Kolkata', 'Etc/GMT-3', 'Asia/Ho_Chi_Minh', 'Asia/Yerevan', 'Asia/Karachi', 'America/Sao_Paulo'],
      ...['America/New_York', 'America/New_York', 'Europe/London', 'UTC', 'UTC'],
    ]);
  });

  it('PRO-04 turns each former name into one of the list with the clock that the runtime gives the former one', () => {
    const hours = [0, 180].map((days) => Date.parse('2026-01-15T12:00:00Z') + days * 86_400_000);
    const clock = (timeZone: string) => {
      const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      return hours.map((at) => format.format(at)).join(', ');
    };
    const wrong = [...formerZones].filter(([name, today]) => zoneName(today) !== today || clock(name) !== clock(today));
    expect(wrong).toEqual([]);
  });

  it('PRO-04 refuses offsets and everything else, in words', () => {
    const texts = [
      '+05:30',
      '-03:00',
      'Etc/Unknown',
      'Mars/Olympus',
      'Africa/Atlantis',
      'constructor',
      '',
      7,
      null,
      `Africa/${'x'.repeat(60)}`,
    ];
    expect(texts.filter((text) => zoneName(text) !== undefined)).toEqual([]);
    expect(() => zoneOrRefusal('+05:30')).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        details: {
          errors: {
            timeZone: ['timeZone must be the name of a time zone, such as Africa/Lagos. Offsets such as +05:30 are not accepted.'],
          },
        },
      }),
    );
  });
});
