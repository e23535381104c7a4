import { dayMs } from './days.js';
import { explainStarts } from './explain-starts.js';
import { openStarts } from './open-starts.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const at = (text: string) => Date.parse(`2030-01-${text}:00Z`);
const weekday = (day: number) => ({ day, startTime: '09:00', endTime: '12:00' });
const hours = {
  ...{ timeZone: 'Africa/Accra', specificDates: [{ date: '2030-01-30', timeSlots: [{ startTime: '15:00', endTime: '16:00' }] }] },
  recurringSlots: [1, 2, 3, 4, 5].map(weekday),
  breakPeriods: [{ startDate: '2030-01-10', endDate: '2030-01-10' }],
  ...{ bufferMinutes: 15, dailyMaximum: 2 },
};
const terms = { lessonMinutes: 60, noticeHours: 24, horizonDays: 14 };
const busy = [
  { startsAt: at('09T09:00'), freeAt: at('09T10:15') },
  { startsAt: at('14T08:00'), freeAt: at('14T09:15') },
  { startsAt: at('15T11:20'), freeAt: at('15T12:35') },
  { startsAt: at('11T13:00'), freeAt: at('11T14:15') },
  { startsAt: at('11T14:15'), freeAt: at('11T15:30') },
];
const question = { hours, terms, busy, now, from: now - 7 * dayMs, to: now + 30 * dayMs };

describe('AVL-10 why a time is offered or not', () => {
  const why = (text: string) => explainStarts(question).find(({ startsAt }) => startsAt === at(text))?.why;

  it('names the rule that decided', () => {
    expect(why('07T09:00')).toBe('notice');
    expect(why('08T09:00')).toBe('open');
    expect(why('04T09:00')).toBe('past');
    expect(why('09T09:00')).toBe('booked');
    expect([why('14T09:00'), why('15T10:15')]).toEqual(['buffer', 'buffer']);
    expect(why('10T09:00')).toBe('break');
    expect(why('11T09:00')).toBe('full-day');
    expect(why('22T09:00')).toBe('horizon');
    expect(why('30T15:00')).toBe('open');
    expect(why('12T09:00')).toBeUndefined();
  });

  it('calls open exactly what students see', () => {
    const open = explainStarts(question).filter(({ why: rule }) => rule === 'open');
    expect(open.map(({ startsAt }) => startsAt)).toEqual(openStarts(question));
  });
});
