import { describe, expect, it } from '@jest/globals';
import { gistOf } from './gist';

describe('the gist of a notification', () => {
  it('SDASH-07 is its first sentence, without this year and the own time zone', () => {
    const moved = 'Kwame would like to move your lesson from Mon, Nov 30, 2026, 10:00 AM (Lagos time). Choose one of 2 new times.';
    expect(gistOf(moved, '2026')).toBe('Kwame would like to move your lesson from Mon, Nov 30, 10:00 AM.');
  });

  it('SDASH-07 keeps amounts, and any other year', () => {
    expect(gistOf('We received your payment of $25.00 for your lesson.', '2026')).toBe(
      'We received your payment of $25.00 for your lesson.',
    );
    expect(gistOf('Booked for Fri, Jan 1, 2027, 9:00 AM (Accra time).', '2026')).toBe('Booked for Fri, Jan 1, 2027, 9:00 AM.');
  });
});
