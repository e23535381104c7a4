import { displayStatus } from './lesson-status.js';

describe('LES-03 C03 the display status of a lesson', () => {
  it.each([
    ['pending', true, 'upcoming'],
    ['confirmed', true, 'upcoming'],
    ['completed', false, 'completed'],
    ['cancelled', false, 'cancelled'],
    ['rescheduled', false, 'cancelled'],
  ])('%s (before today: %s) is %s, whatever the time', (status, beforeToday, called) => {
    expect(displayStatus(status, beforeToday)).toBe(called);
    expect(displayStatus(status, !beforeToday)).toBe(called);
  });

  it('follows the date if the status is unknown', () => {
    expect(displayStatus('rejected', true)).toBe('completed');
    expect(displayStatus('rejected', false)).toBe('upcoming');
  });
});
