import { lessonStarts } from '@somo/calendar/lesson-starts';
import { dayNumber } from '@somo/calendar/days';
import { wallTimeAt } from '@somo/calendar/wall-clock';
import { defaultHours, defaultTerms } from './default-hours.js';

const hours = { timeZone: 'Africa/Nairobi', ...defaultHours, ...defaultTerms };

const startsOn = (date: string) => lessonStarts(hours, dayNumber(date), 60).recurring.map((at) => wallTimeAt('Africa/Nairobi', at).time);

describe("a new teacher's default hours", () => {
  it("AVL-08 are five lessons a day from Monday to Friday, in the teacher's time zone", () => {
    for (const date of ['2030-01-07', '2030-01-08', '2030-01-09', '2030-01-10', '2030-01-11']) {
      expect(startsOn(date)).toEqual(['09:00', '10:30', '13:00', '14:30', '16:00']);
    }
    expect([startsOn('2030-01-12'), startsOn('2030-01-13')]).toEqual([[], []]);
  });

  it('AVL-08 leave 15 minutes between lessons and allow five lessons a day', () => {
    expect(hours).toMatchObject({ bufferMinutes: 15, dailyMaximum: 5 });
  });
});
