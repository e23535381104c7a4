import { describe, expect, it } from '@jest/globals';
import { monthLabel, monthsOfChart, topOf } from './months';

const month = (year: number, number: number, earnedCents = 100) => ({
  year,
  month: number,
  earnedCents,
  pendingCents: 0,
  lessons: 1,
  averageCents: 100,
  lateCancellations: 0,
});
const names = (months: { year: number; month: number }[]) => months.map((each) => `${each.year}-${each.month}`);

describe('the months of the chart', () => {
  it('EARN-02 run from oldest to newest, across New Year, without gaps', () => {
    const months = monthsOfChart([month(2026, 2), month(2025, 11)]);
    expect(names(months)).toEqual(['2025-11', '2025-12', '2026-1', '2026-2']);
    expect(months.map(({ earnedCents }) => earnedCents)).toEqual([100, 0, 0, 100]);
  });

  it('EARN-02 are the last twelve if there are more', () => {
    const months = monthsOfChart([month(2026, 11), month(2020, 1)]);
    expect([months.length, names(months).at(0), names(months).at(-1)]).toEqual([12, '2025-12', '2026-11']);
    expect(monthsOfChart([])).toEqual([]);
  });

  it("have names that do not depend on the computer's time zone", () => {
    expect(monthLabel({ year: 2026, month: 1 })).toBe('Jan');
  });

  it.each([
    [0, 100],
    [101, 200],
    [2125, 3000],
    [72_250, 80_000],
    [100_000, 100_000],
  ])('fit under a round top line: %i under %i', (cents, top) => expect(topOf(cents)).toBe(top));
});
