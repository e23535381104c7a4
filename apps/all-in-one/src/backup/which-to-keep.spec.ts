import { dayMs, hourMs } from '@somo/calendar/days';
import { nameOf, timeOf } from '@somo/platform/backups/layout';
import { whichToKeep } from './which-to-keep.js';

/** A Wednesday. */
const now = Date.parse('2030-01-16T03:00:00Z');

describe('backups that are kept', () => {
  it('are those of seven days and four weeks, and all of the last 24 hours', () => {
    const daily = Array.from({ length: 60 }, (_, day) => now - day * dayMs);
    const kept = whichToKeep([...daily, now - hourMs, now - 2 * hourMs]).map((at) => new Date(at).toISOString().slice(5, 13));
    // Seven days, then the last of each of the weeks before, which are Sundays.
    const days = ['01-16T03', '01-16T02', '01-16T01', '01-15T03', '01-14T03', '01-13T03', '01-12T03', '01-11T03', '01-10T03'];
    expect(kept).toEqual([...days, '01-06T03', '12-30T03']);
  });

  it('are the last of days that have one, however long ago that was', () => {
    expect(whichToKeep([now - 400 * dayMs, now - 500 * dayMs])).toEqual([now - 400 * dayMs, now - 500 * dayMs]);
    expect(whichToKeep([])).toEqual([]);
  });

  it('are named after the second in which they were made', () => {
    expect(nameOf(now)).toBe('20300116t030000z');
    expect(timeOf(nameOf(now))).toBe(now);
  });
});
