import { dayMs, minuteMs } from '@somo/calendar/days';
import { openStarts } from '@somo/calendar/open-starts';
import { seededRandom } from '@somo/testing/seeded-random';
import { defaultHours, defaultTerms } from './default-hours.js';
import { lessonTerms } from '@somo/contracts/rules/booking';
import { slotsVersion } from './slots-version.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const offer = { offerVersion: 1, busyVersion: 1 };

describe('the version of a list of open slots', () => {
  it('changes with every change of the hours and of the busy times', () => {
    const versions = [offer, { ...offer, offerVersion: 2 }, { ...offer, busyVersion: 2 }].map((one) => slotsVersion(one, monday));
    expect(new Set(versions).size).toBe(3);
  });

  it('stays the same for a minute', () => {
    expect(slotsVersion(offer, monday + 1)).toBe(slotsVersion(offer, monday + minuteMs - 1));
    const around = [-1, 0, 1].map((ms) => slotsVersion(offer, monday + ms));
    expect(new Set(around).size).toBe(3);
  });

  it.each(['Africa/Accra', 'Africa/Cairo', 'Asia/Kathmandu', 'America/St_Johns'])(
    'never outlives the list, where notice periods end and days begin in %s',
    (zone) => {
      const random = seededRandom(7);
      const hours = { timeZone: zone, ...defaultHours, ...defaultTerms };
      const list = (now: number) =>
        JSON.stringify(openStarts({ hours, terms: lessonTerms, busy: [], now, from: monday, to: monday + 21 * dayMs }));
      const moments = Array.from({ length: 400 }, () => monday + Math.floor(random() * 7 * 24 * 4) * 15 * minuteMs);
      let changes = 0;
      for (const moment of moments) {
        for (const [before, after] of [
          [moment - 1, moment],
          [moment, moment + 1],
          [moment + 1, moment + minuteMs - 1],
        ] as const) {
          if (list(before) === list(after)) continue;
          changes++;
          expect(slotsVersion(offer, before)).not.toBe(slotsVersion(offer, after));
        }
      }
      expect(changes).toBeGreaterThan(10);
    },
  );
});
