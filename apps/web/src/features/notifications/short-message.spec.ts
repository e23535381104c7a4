import { describe, expect, it } from '@jest/globals';
import { firstLine, firstSentence, shortened } from './short-message';

describe('the gist of a notification', () => {
  it('SDASH-07 is its first sentence, without this year and the own time zone', () => {
    const moved = 'Kwame would like to move your lesson from Mon, Nov 30, 2026, 10:00 AM (Lagos time). Choose one of 2 new times.';
    expect(firstSentence(moved, '2026')).toBe('Kwame would like to move your lesson from Mon, Nov 30, 10:00 AM.');
  });

  it('SDASH-07 keeps amounts, and any other year', () => {
    expect(firstSentence('We received your payment of $25.00 for your lesson.', '2026')).toBe(
      'We received your payment of $25.00 for your lesson.',
    );
    expect(firstSentence('Booked for Fri, Jan 1, 2027, 9:00 AM (Accra time).', '2026')).toBe('Booked for Fri, Jan 1, 2027, 9:00 AM.');
  });

  it('SDASH-07 is, of a new booking, also until when to pay', () => {
    const booked = 'Your lesson is booked for Mon, Nov 30, 2026, 10:00 AM (Lagos time). Pay by 5:32 PM to keep it.\nFor Kofi.';
    expect(firstLine(booked, '2026')).toBe('Your lesson is booked for Mon, Nov 30, 10:00 AM. Pay by 5:32 PM to keep it.');
  });

  it('SDASH-07 leaves out the times and the words that follow in lines of their own', () => {
    expect(firstSentence('Ama accepted your request.\n• Mon, Nov 30, 2026, 9:00 AM (Lagos time)\n“Fine.”', '2026')).toBe(
      'Ama accepted your request.',
    );
  });
});

describe('a notification in a row', () => {
  it('NOTF-02 names the time zone once, and no year but another', () => {
    expect(shortened('Choose one.\n• Mon, Dec 7, 2026, 9:00 AM (Lagos time)\n• Fri, Jan 1, 2027, 9:00 AM (Lagos time)', '2026')).toBe(
      'Choose one.\n• Mon, Dec 7, 9:00 AM (Lagos time)\n• Fri, Jan 1, 2027, 9:00 AM',
    );
  });

  it('NOTF-02 keeps what somebody wrote', () => {
    const said = '“In class, 2026 (late), and (late) again”';
    expect(shortened(`Moved to Mon, Dec 7, 2026.\n${said}`, '2026')).toBe(`Moved to Mon, Dec 7.\n${said}`);
  });
});
