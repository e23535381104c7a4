import { describe, expect, it } from '@jest/globals';
import { comingWeeks, weeksWith } from './coming-weeks';

const sundays = (weeks: string[][]) => weeks.map(([sunday]) => sunday);

describe('comingWeeks', () => {
  it('begins with the week of today and ends with that of the last day, across months and years', () => {
    expect(sundays(comingWeeks('2026-12-30', '2027-01-12'))).toEqual(['2026-12-27', '2027-01-03', '2027-01-10']);
    expect(sundays(comingWeeks('2026-11-28', '2026-11-29'))).toEqual(['2026-11-22', '2026-11-29']);
  });

  it('has two weeks even where one would do', () => {
    expect(sundays(comingWeeks('2026-11-22', '2026-11-22'))).toEqual(['2026-11-22', '2026-11-29']);
  });
});

describe('weeksWith', () => {
  const weeks = comingWeeks('2026-11-22', '2027-01-20');

  it('shows five weeks at a time, and the first five for a day in none of them', () => {
    expect(sundays(weeksWith(weeks, '2026-12-26')).at(-1)).toBe('2026-12-20');
    expect(sundays(weeksWith(weeks, '2026-12-27'))).toEqual(['2026-12-27', '2027-01-03', '2027-01-10', '2027-01-17']);
    expect(sundays(weeksWith(weeks, '2028-01-01'))[0]).toBe('2026-11-22');
  });
});
